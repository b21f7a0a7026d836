import { jamKini } from '@sinas/api-client/jam';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { KLASTER } from '@sinas/domain/komoditas/klaster';
import { HIMPUNAN } from '@sinas/domain/pengajuan/himpunan';
import { layanan } from '@sinas/domain/layanan/daftar';
import { KODE_IZIN } from '@sinas/domain/layanan/kode';
import { STATUS, type KdStatus } from '@sinas/domain/pengajuan/status';
import { TINGKAT_ISRM } from '@sinas/domain/referensi/periksa-perusahaan';
import { kataTingkat } from '@sinas/ui/marks/risk';
import { useState, type ReactNode } from 'react';
import { BilahSaring } from '../../../components/saring/BilahSaring';
import { Pilih, PilihPetugas, type Pilihan, type Saring } from '../../../components/saring/Pilih';

const TERBUKA: readonly KdStatus[] = HIMPUNAN.diKl;
const LAYANAN_PILIHAN = KODE_IZIN.map((k) => [k, `${layanan(k).jnsLayanan}, ${layanan(k).nama}`] as const);
const KOMODITAS_PILIHAN = [...KELOMPOK.values()]
  .map((k) => [k.kode, k.uraian] as const)
  .sort((a, b) => a[1].localeCompare(b[1], 'id'));
const KLASTER_PILIHAN = KLASTER.map((k) => [k.kode, k.nama] as const);
const tingkat = (kode: string) => [kode, kataTingkat(kode) ?? kode] as const;
const RISIKO_PILIHAN = TINGKAT_ISRM.map(tingkat);
const BENDERA_PILIHAN: Pilihan = [['Y', 'Berbendera']];
const PRIORITAS_PILIHAN = ['high', 'medium', 'low'].map(tingkat);
const HARI = [1, 7, 30, 90];
/** Years back, beside this one. */
const TAHUN_LALU = 2;
const periodePilihan = (tahun: number): Pilihan => [
  ...HARI.map((n) => [`${n}h`, n === 1 ? 'Hari ini' : `${n} hari terakhir`] as const),
  ...Array.from({ length: TAHUN_LALU + 1 }, (_, i) => [`${tahun - i}`, `Tahun ${tahun - i}`] as const),
];
/** Filters that stand behind 'Saringan lain'. */
const LAIN = ['klaster', 'risiko', 'petugas', 'prioritas', 'bendera'];

interface Props {
  saring: Saring;
  onUbah: (baru: Saring) => void;
  disaring: boolean;
  /** Statuses to choose from; the open ones unless told otherwise. */
  status?: readonly KdStatus[];
  /** What an officer is to the files of this list; null: it knows none, nor the risk of a company. */
  petugas: string | null;
  /** Its files have a priority. */
  prioritas?: boolean;
  /** What stands at its end. */
  ujung?: ReactNode;
}

/** Narrows a list; the search bar adds the keyword. What is rarely asked for opens on demand, or where it is set. */
export function Saringan({ saring, onUbah, disaring, status = TERBUKA, petugas, prioritas = false, ujung }: Props) {
  const statusPilihan = status.map((k) => [k, STATUS[k].ur_status] as const);
  const terisi = LAIN.filter((k) => saring[k]).length;
  const [buka, setBuka] = useState(terisi > 0);
  const satu = (nama: string, kunci: string, pilihan: Pilihan) => (
    <Pilih nama={nama} nilai={saring[kunci]} pilihan={pilihan} onUbah={(v) => onUbah({ [kunci]: v || undefined })} />
  );
  const hapus = () => onUbah(Object.fromEntries(Object.keys(saring).map((k) => [k, undefined])));
  return (
    <BilahSaring nama="Saringan daftar" kata={saring.keyword} onHapus={disaring ? hapus : null} ujung={ujung}>
      {satu('Layanan', 'kd_rekom', LAYANAN_PILIHAN)}
      {satu('Komoditas', 'kd_komoditas', KOMODITAS_PILIHAN)}
      {satu('Status', 'kd_status', statusPilihan)}
      {satu('Dikirim', 'periode', periodePilihan(tahunJakarta(jamKini())))}
      <button type="button" className="sn-linkbtn" aria-expanded={buka} onClick={() => setBuka(!buka)}>
        Saringan lain{terisi > 0 && ` (${terisi})`}
      </button>
      {buka && (
        <>
          {satu('Klaster', 'klaster', KLASTER_PILIHAN)}
          {petugas && (
            <PilihPetugas
              nama={petugas}
              nilai={saring['petugas']}
              onUbah={(v) => onUbah({ petugas: v || undefined })}
            />
          )}
          {petugas && satu('Risiko perusahaan', 'risiko', RISIKO_PILIHAN)}
          {petugas && satu('Bendera', 'bendera', BENDERA_PILIHAN)}
          {prioritas && satu('Prioritas', 'prioritas', PRIORITAS_PILIHAN)}
        </>
      )}
    </BilahSaring>
  );
}
