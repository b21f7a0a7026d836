import { jamKini } from '@sinas/api-client/jam';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan, statusLayanan } from '@sinas/domain/layanan/daftar';
import { KODE_STATUS, STATUS } from '@sinas/domain/pengajuan/status';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { BilahSaring } from '../../components/saring/BilahSaring';
import { Cari } from '../../components/saring/Cari';
import { Pilih, PilihPetugas, type Saring } from '../../components/saring/Pilih';

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
const KUNCI = ['tahun', 'kd_komoditas', 'kd_status', 'petugas', 'nama_perusahaan', 'keyword'];

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
  const ubah = (kunci: string) => (v: string) => onUbah({ [kunci]: v || undefined });
  const hapus = () => onUbah(Object.fromEntries(KUNCI.map((k) => [k, undefined])));
  return (
    <BilahSaring
      nama="Saringan daftar rencana"
      kata={saring['keyword']}
      onHapus={KUNCI.some((k) => saring[k]) ? hapus : null}
    >
      <Pilih nama="Tahun" nilai={saring['tahun']} pilihan={tahun} onUbah={ubah('tahun')} />
      <Pilih nama="Komoditas" nilai={saring['kd_komoditas']} pilihan={KOMODITAS} onUbah={ubah('kd_komoditas')} />
      <Pilih nama="Status" nilai={saring['kd_status']} pilihan={STATUS_RENCANA} onUbah={ubah('kd_status')} />
      {denganPetugas && <PilihPetugas nama="Petugas" nilai={saring['petugas']} onUbah={ubah('petugas')} />}
      <Cari nama="Nama perusahaan" nilai={saring['nama_perusahaan'] ?? ''} onUbah={ubah('nama_perusahaan')} />
    </BilahSaring>
  );
}
