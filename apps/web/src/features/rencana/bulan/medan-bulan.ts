/** Sides of a row: plan of the year, what became of the year before, what became of this year. */
const SISI = ['r', 'l', 'n'] as const;
export type Sisi = (typeof SISI)[number];
const BULAN = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'));

/** Field in which a month of a side stands; `bulan` counts from 0. */
export const medanBulan = (sisi: Sisi, bulan: number): string => `${sisi}${BULAN[bulan] ?? ''}`;
export const medanSisi = (sisi: Sisi): string[] => BULAN.map((b) => `${sisi}${b}`);
export const semuaMedanBulan = (): string[] => SISI.flatMap(medanSisi);
const tahunSisi = (sisi: Sisi, tahun: number): number => (sisi === 'l' ? tahun - 1 : tahun);
/** MMYYYY of a field in a plan of this year; null where it is no month. */
export function periodeMedan(medan: string, tahun: number): string | null {
  const [, sisi, bulan] = /^([rln])(\d\d)$/.exec(medan) ?? [];
  return sisi === undefined || bulan === undefined ? null : `${bulan}${tahunSisi(sisi as Sisi, tahun)}`;
}
/** Field of a month that became so: of the year before, or of the plan's own; null for other years. */
export function medanRealisasi(periode: string, tahun: number): string | null {
  const n = Number(periode.slice(2));
  if (n === tahun) return `n${periode.slice(0, 2)}`;
  return n === tahun - 1 ? `l${periode.slice(0, 2)}` : null;
}
