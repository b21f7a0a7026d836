import { angka, banding, desimalSah, persen, type Desimal } from '../format/angka';
import type { UjiKewajaran } from '../baris/kewajaran';

export type Tingkat = 'low' | 'medium' | 'high';
/** What is known of a file and its company when somebody chooses what to take first. */
export interface FaktaPrioritas {
  /** Rounds of correction of this file. */
  perbaikan_ke: number;
  /** Other files of the company that were returned in the last two years. */
  dikembalikan: number;
  /** Some file of the company has been decided. */
  pernah_diputus: boolean;
  /** Issued for the year before, same commodity; null = nothing was. */
  terbit_lalu: Desimal | null;
  realisasi_lalu: Desimal | null;
  kewajaran: readonly Pick<UjiKewajaran, 'nama' | 'nilai'>[];
}
export interface Prioritas {
  tingkat: Tingkat;
  /** Each fact that counted, in words. */
  sebab: string[];
}
const REALISASI_RENDAH = 50;
const SERING = 3;

/**
 * Priority of a file, ours: a point for a new company, for a file or company that was returned (two from three files on),
 * for less than half realised, for a sum that needs a note (two for one that is not plausible). None is low, one medium.
 */
export function prioritasBerkas(f: FaktaPrioritas): Prioritas {
  const poin: [number, string][] = [];
  if (!f.pernah_diputus) poin.push([1, 'Perusahaan belum pernah mendapat keputusan']);
  if (f.dikembalikan > 0)
    poin.push([f.dikembalikan >= SERING ? 2 : 1, `${f.dikembalikan} berkas lain dikembalikan dalam dua tahun`]);
  if (f.perbaikan_ke > 0) poin.push([1, `Berkas ini dikembalikan ${f.perbaikan_ke} kali`]);
  const p = realisasi(f);
  if (p !== null && p < REALISASI_RENDAH) poin.push([1, `Realisasi tahun lalu ${angka(p)}% dari yang terbit`]);
  for (const { nama, nilai } of f.kewajaran) {
    if (nilai === 'ditahan') poin.push([2, `${nama} tidak wajar`]);
    if (nilai === 'perhatian') poin.push([1, `${nama} perlu catatan`]);
  }
  const jumlah = poin.reduce((n, [x]) => n + x, 0);
  return { tingkat: jumlah === 0 ? 'low' : jumlah === 1 ? 'medium' : 'high', sebab: poin.map(([, s]) => s) };
}

function realisasi({ terbit_lalu, realisasi_lalu }: FaktaPrioritas): number | null {
  if (!desimalSah(terbit_lalu) || !desimalSah(realisasi_lalu) || banding(terbit_lalu, '0') === 0) return null;
  return persen(realisasi_lalu, terbit_lalu, [REALISASI_RENDAH]);
}
