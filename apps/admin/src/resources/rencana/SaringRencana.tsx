import { jamKini } from '@sinas/api-client/jam';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan, statusLayanan } from '@sinas/domain/layanan/daftar';
import { KODE_STATUS, STATUS } from '@sinas/domain/pengajuan/status';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { useState, type SyntheticEvent } from 'react';
import { Pilih, PilihPetugas, type Saring } from '../../components/daftar/Pilih';

const RKT = '09';
const KOMODITAS = [...KELOMPOK.values()]
  .map((k): [string, string] => [k.kode, k.uraian])
  .sort((a, b) => a[1].localeCompare(b[1], 'id'));
const { alur } = layanan(RKT);
/** Statuses that a filed plan may have, by the names that plans give them. */
const STATUS_RENCANA = KODE_STATUS.filter(
  (k) => !dalam('draf', k) && alur.berfase(STATUS[k].fase).some((s) => s === k),
).map((k): [string, string] => [k, statusLayanan(RKT, k).ur_status]);
/** Years back that a list of plans is asked for, beside this one and the next. */
const TAHUN_LALU = 3;

interface Props {
  saring: Saring;
  onUbah: (baru: Saring) => void;
  /** Its reader knows who has taken a plan. */
  denganPetugas: boolean;
}

/** Narrows the list of plans by year, commodity, status and company; the search bar adds the keyword. */
export function SaringRencana({ saring, onUbah, denganPetugas }: Props) {
  const n = tahunJakarta(jamKini());
  const tahun = Array.from({ length: TAHUN_LALU + 2 }, (_, i) => String(n + 1 - i)).map((t): [string, string] => [
    t,
    t,
  ]);
  const disaring = ['tahun', 'kd_komoditas', 'kd_status', 'petugas', 'nama_perusahaan', 'keyword'].some(
    (k) => saring[k],
  );
  return (
    <div className="kn-saring" role="group" aria-label="Saringan daftar rencana">
      <Pilih nama="Tahun" kunci="tahun" pilihan={tahun} saring={saring} onUbah={onUbah} />
      <Pilih nama="Komoditas" kunci="kd_komoditas" pilihan={KOMODITAS} saring={saring} onUbah={onUbah} />
      <Pilih nama="Status" kunci="kd_status" pilihan={STATUS_RENCANA} saring={saring} onUbah={onUbah} />
      {denganPetugas && <PilihPetugas nama="Petugas" saring={saring} onUbah={onUbah} />}
      <Perusahaan key={saring['nama_perusahaan'] ?? ''} saring={saring} onUbah={onUbah} />
      {saring['keyword'] && <span className="kn-saring-kata">Kata kunci “{saring['keyword']}”</span>}
      {disaring && (
        <button
          type="button"
          className="sn-linkbtn"
          onClick={() =>
            onUbah({
              ...{ tahun: undefined, kd_komoditas: undefined, kd_status: undefined, petugas: undefined },
              ...{ nama_perusahaan: undefined, keyword: undefined },
            })
          }
        >
          Hapus saringan
        </button>
      )}
    </div>
  );
}

function Perusahaan({ saring, onUbah }: Omit<Props, 'denganPetugas'>) {
  const [teks, setTeks] = useState(saring['nama_perusahaan'] ?? '');
  const kirim = (e: SyntheticEvent) => {
    e.preventDefault();
    onUbah({ nama_perusahaan: teks.trim() || undefined });
  };
  return (
    <form onSubmit={kirim}>
      <input
        type="search"
        className="sn-input"
        aria-label="Nama perusahaan"
        placeholder="Nama perusahaan"
        value={teks}
        data-terisi={teks !== ''}
        onChange={(e) => {
          setTeks(e.target.value);
          if (e.target.value === '' && saring['nama_perusahaan']) onUbah({ nama_perusahaan: undefined });
        }}
      />
    </form>
  );
}
