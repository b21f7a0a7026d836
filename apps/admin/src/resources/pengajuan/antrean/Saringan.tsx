import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { HIMPUNAN } from '@sinas/domain/pengajuan/himpunan';
import { layanan } from '@sinas/domain/layanan/daftar';
import { KODE_IZIN } from '@sinas/domain/layanan/kode';
import { STATUS, type KdStatus } from '@sinas/domain/pengajuan/status';

type Saring = Record<string, string | undefined>;
const TERBUKA: readonly KdStatus[] = HIMPUNAN.diKl;
const LAYANAN_PILIHAN = KODE_IZIN.map((k): [string, string] => [k, `${layanan(k).jnsLayanan}, ${layanan(k).nama}`]);
const KOMODITAS_PILIHAN = [...KELOMPOK.values()]
  .map((k): [string, string] => [k.kode, k.uraian])
  .sort((a, b) => a[1].localeCompare(b[1], 'id'));

interface Props {
  saring: Saring;
  onUbah: (baru: Saring) => void;
  disaring: boolean;
  /** Statuses to choose from; the open ones unless told otherwise. */
  status?: readonly KdStatus[];
}

/** Narrows a list by service, commodity and status; the search bar adds the keyword. */
export function Saringan({ saring, onUbah, disaring, status = TERBUKA }: Props) {
  const statusPilihan = status.map((k): [string, string] => [k, STATUS[k].ur_status]);
  return (
    <div className="kn-saring" role="group" aria-label="Saringan daftar">
      <Pilih nama="Layanan" kunci="kd_rekom" pilihan={LAYANAN_PILIHAN} saring={saring} onUbah={onUbah} />
      <Pilih nama="Komoditas" kunci="kd_komoditas" pilihan={KOMODITAS_PILIHAN} saring={saring} onUbah={onUbah} />
      <Pilih nama="Status" kunci="kd_status" pilihan={statusPilihan} saring={saring} onUbah={onUbah} />
      {saring.keyword && <span className="kn-saring-kata">Kata kunci “{saring.keyword}”</span>}
      {disaring && (
        <button
          type="button"
          className="sn-linkbtn"
          onClick={() =>
            onUbah({ keyword: undefined, kd_rekom: undefined, kd_komoditas: undefined, kd_status: undefined })
          }
        >
          Hapus saringan
        </button>
      )}
    </div>
  );
}

interface PilihProps extends Pick<Props, 'saring' | 'onUbah'> {
  nama: string;
  kunci: string;
  pilihan: [string, string][];
}
function Pilih({ nama, kunci, pilihan, saring, onUbah }: PilihProps) {
  return (
    <select
      className="sn-input"
      aria-label={nama}
      value={saring[kunci] ?? ''}
      data-terisi={Boolean(saring[kunci])}
      onChange={(e) => onUbah({ [kunci]: e.target.value || undefined })}
    >
      <option value="">{nama}: semua</option>
      {pilihan.map(([kode, teks]) => (
        <option key={kode} value={kode}>
          {teks}
        </option>
      ))}
    </select>
  );
}
