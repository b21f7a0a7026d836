import { desimalSah } from '@sinas/domain/format/angka';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import type { BarisIsi, IsiBerkas } from '@sinas/domain/layanan/isi';
import type { Kumpulan } from '@sinas/formulir/kerja/koleksi';
import type { Nilai } from '@sinas/formulir/lembar/nilai';
import { jumlahSisi } from '../bulan/hitung';
import { KOLEKSI, medanJml, type BarisRencana } from './koleksi';

/** Fields that the checks of the whole plan do sums with: what is no figure yet counts nothing. */
const ANGKA = new Set(['jml', 'jml_bahan_baku', 'stok_awal', 'pemakaian', 'stok_akhir', 'kapasitas_terpasang']);
const bersih = (kd: string, v: Nilai): boolean => !ANGKA.has(kd) || (desimalSah(v) && !v.startsWith('-'));

/** Rows are never changed in place: what was made of one holds as long as it stands below the same parent. */
const dibuat = new WeakMap<BarisRencana, BarisIsi>();
function satu(jenis: string, b: BarisRencana, idInduk: string | null): BarisIsi {
  const ada = dibuat.get(b);
  if (ada?.id_induk === idInduk) return ada;
  const hasil = buat(jenis, b, idInduk);
  dibuat.set(b, hasil);
  return hasil;
}
function buat(jenis: string, b: BarisRencana, idInduk: string | null): BarisIsi {
  const data = Object.fromEntries(Object.entries(b.isi).filter(([kd, v]) => bersih(kd, v)));
  const jml = data[medanJml(jenis)];
  return {
    ...{ id: b.id ?? b.kunci, jenis, id_induk: idInduk, seri: b.no_seri, data },
    satuan: typeof b.isi.satuan === 'string' ? b.isi.satuan : null,
    jml: typeof jml === 'string' ? jml : null,
    realisasi_lalu: jumlahSisi(b.isi, 'l'),
  };
}
/** The plan as it is typed, for the checks over the whole of it: the server's own functions run on it. */
export function isiRencana(
  { kd_komoditas, tahun }: { kd_komoditas: string; tahun: number },
  kepala: Kepala,
  k: Kumpulan,
): IsiBerkas {
  const id = new Map<string, string>();
  const baris = [...KOLEKSI].flatMap(([jenis, koleksi]) =>
    koleksi.di(k).flatMap((b): BarisIsi[] => {
      if (koleksi.hampa(b)) return [];
      id.set(b.kunci, b.id ?? b.kunci);
      return [satu(jenis, b, b.induk === null ? null : (id.get(b.induk) ?? b.induk))];
    }),
  );
  return { kd_komoditas, tahun, kepala, baris };
}
