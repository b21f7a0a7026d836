import { desimalSah, rapikan, type Desimal } from '../format/angka';
import { periodeSah, tampilPeriode } from '../format/periode';
import type { Masalah } from '../formulir/isian';
import { pesan } from '../pesan/pesan';

/** What is planned for a month, and what became of it. */
export const SISI_BULAN = ['rencana', 'realisasi'] as const;
export type SisiBulan = (typeof SISI_BULAN)[number];
/** A month of a row as it comes from outside. */
export interface BulanMasuk {
  sisi: SisiBulan;
  /** MMYYYY */
  periode: string;
  /** Permit or declaration that the figure comes from; none = the company's own word. */
  ref?: string | null;
  /** exact decimal text; null = the month is taken out */
  jml: string | null;
  /** Version that was seen; null = the month is new */
  versi: number | null;
}
export const kunciBulan = ({ sisi, periode, ref }: Pick<BulanMasuk, 'sisi' | 'periode' | 'ref'>): string =>
  `${sisi} ${periode}${ref == null ? '' : ` ${ref}`}`;

/** MMYYYY -> the first day of that month. */
export const awalBulan = (periode: string): Date =>
  new Date(Date.UTC(Number(periode.slice(2)), Number(periode.slice(0, 2)) - 1, 1));
export const periodeDari = (awal: Date): string =>
  `${String(awal.getUTCMonth() + 1).padStart(2, '0')}${awal.getUTCFullYear()}`;

/** Years whose months a row may have: the file's, and of what became of it also the one before where that is asked for. */
const tahunBulan = (tahun: number, sisi: SisiBulan, lalu: boolean): number[] =>
  sisi === 'realisasi' && lalu ? [tahun - 1, tahun] : [tahun];
/** Quantities as they are stored: none below zero, at most three decimals. Months of the file's year, each once. */
export function periksaBulan(
  bulan: readonly BulanMasuk[],
  tahun: number,
  langkah: string,
  realisasiLalu = false,
): Masalah[] {
  const sudah = new Set<string>();
  return bulan.flatMap((b, i): Masalah[] => {
    const di = (medan: string, message: string): Masalah[] => [{ langkah, path: `bulan.${i}.${medan}`, message }];
    if (!periodeSah(b.periode)) return di('periode', pesan('isian.periode', { label: 'Bulan', tahun: `${tahun}` }));
    const label = (): string => tampilPeriode(b.periode);
    const boleh = tahunBulan(tahun, b.sisi, realisasiLalu);
    if (!boleh.includes(tahunPeriode(b)))
      return di('periode', pesan('isian.periode_tahun', { label: label(), tahun: boleh.join(' atau ') }));
    const kunci = kunciBulan(b);
    if (sudah.has(kunci)) return di('periode', pesan('bulan.ganda', { label: label() }));
    sudah.add(kunci);
    if (b.jml === null) return [];
    if (!desimalSah(b.jml)) return di('jml', pesan('isian.angka', { label: label() }));
    return b.jml.startsWith('-') ? di('jml', pesan('bulan.negatif', { label: label() })) : [];
  });
}
const tahunPeriode = ({ periode }: BulanMasuk): number => Number(periode.slice(2));
/** Balance years in whose files all of these months are right. */
export function tahunCocok(bulan: readonly BulanMasuk[], realisasiLalu: boolean): number[] {
  const disebut = new Set(bulan.map(tahunPeriode));
  const calon = [...new Set([...disebut, ...[...disebut].map((tahun) => tahun + 1)])].filter((tahun) =>
    bulan.every((b) => tahunBulan(tahun, b.sisi, realisasiLalu).includes(tahunPeriode(b))),
  );
  // What else may be wrong with a month is so in every year.
  return calon[0] !== undefined && periksaBulan(bulan, calon[0], '', realisasiLalu).length === 0 ? calon : [];
}
export const jmlBulan = (jml: string): Desimal => rapikan(jml);
