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
import { Pilih, PilihPetugas, type Pilihan, type Saring } from '../../../components/daftar/Pilih';
import gaya from './halaman.module.css';

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
  const p = { saring, onUbah };
  return (
    <div className="kn-saring" role="group" aria-label="Saringan daftar">
      <Pilih nama="Layanan" kunci="kd_rekom" pilihan={LAYANAN_PILIHAN} {...p} />
      <Pilih nama="Komoditas" kunci="kd_komoditas" pilihan={KOMODITAS_PILIHAN} {...p} />
      <Pilih nama="Status" kunci="kd_status" pilihan={statusPilihan} {...p} />
      <Pilih nama="Dikirim" kunci="periode" pilihan={periodePilihan(tahunJakarta(jamKini()))} {...p} />
      <button type="button" className="sn-linkbtn" aria-expanded={buka} onClick={() => setBuka(!buka)}>
        Saringan lain{terisi > 0 && ` (${terisi})`}
      </button>
      {buka && (
        <>
          <Pilih nama="Klaster" kunci="klaster" pilihan={KLASTER_PILIHAN} {...p} />
          {petugas && <PilihPetugas nama={petugas} {...p} />}
          {petugas && <Pilih nama="Risiko perusahaan" kunci="risiko" pilihan={RISIKO_PILIHAN} {...p} />}
          {petugas && <Pilih nama="Bendera" kunci="bendera" pilihan={BENDERA_PILIHAN} {...p} />}
          {prioritas && <Pilih nama="Prioritas" kunci="prioritas" pilihan={PRIORITAS_PILIHAN} {...p} />}
        </>
      )}
      {saring.keyword && <span className="kn-saring-kata">Kata kunci “{saring.keyword}”</span>}
      {disaring && (
        <button
          type="button"
          className="sn-linkbtn"
          onClick={() => onUbah(Object.fromEntries(Object.keys(saring).map((k) => [k, undefined])))}
        >
          Hapus saringan
        </button>
      )}
      {ujung && <div className={gaya.saringUjung}>{ujung}</div>}
    </div>
  );
}
