import { banding, dariRibu, desimalSah, jumlahkan, keRibu, type Desimal } from '@sinas/domain/format/angka';
import type { Nilai } from '@sinas/formulir/lembar/nilai';
import { medanSisi, type Sisi } from './medan-bulan';

export type Isi = Readonly<Record<string, Nilai>>;
const sah = (v: Nilai): v is Desimal => desimalSah(v) && !v.startsWith('-');

/** Sum of the months of a side; what is no figure counts nothing. Exact decimal text. */
export const jumlahSisi = (isi: Isi, sisi: Sisi): Desimal =>
  jumlahkan(medanSisi(sisi).flatMap((m) => (sah(isi[m]) ? [isi[m]] : [])));
export const adaBulan = (isi: Isi, sisi: Sisi): boolean => medanSisi(sisi).some((m) => (isi[m] ?? '') !== '');

/** A total spread over twelve months, to the thousandth; what does not divide stands in the last one. */
export function bagiRata(total: Desimal): Desimal[] {
  const semua = keRibu(total);
  const satu = semua / 12n;
  return Array.from({ length: 12 }, (_, i) => dariRibu(i < 11 ? satu : semua - satu * 11n));
}

/**
 * What changes with months of the plan: its total follows their sum as long as it was that sum, or was not told. A total
 * that was told apart from its months stays.
 */
export function ubahBulan(isi: Isi, ubah: Isi, medanJml: string): Isi {
  if (!Object.keys(ubah).some((m) => m.startsWith('r')) || (ubah[medanJml] ?? '') !== '') return ubah;
  const lama = isi[medanJml];
  const ikut = (lama ?? '') === '' || (sah(lama) && adaBulan(isi, 'r') && banding(lama, jumlahSisi(isi, 'r')) === 0);
  if (!ikut) return ubah;
  const baru = { ...isi, ...ubah };
  return { ...ubah, [medanJml]: adaBulan(baru, 'r') ? jumlahSisi(baru, 'r') : undefined };
}

/** How far the months are from the total; null while there are none, or it is no figure, or they agree. */
export function sisaBulan(isi: Isi, medanJml: string): { bulan: Desimal; total: Desimal } | null {
  const total = isi[medanJml];
  if (!sah(total) || !adaBulan(isi, 'r')) return null;
  const bulan = jumlahSisi(isi, 'r');
  return banding(bulan, total) === 0 ? null : { bulan, total };
}
/** Months of the plan as the year before became, with their sum as the total. */
export function dariRealisasi(isi: Isi, medanJml: string): Isi {
  const bulan = medanSisi('l').map((m) => isi[m]);
  const ubah = Object.fromEntries(medanSisi('r').map((m, i) => [m, sah(bulan[i]) ? bulan[i] : undefined]));
  return { ...ubah, [medanJml]: jumlahSisi(isi, 'l') };
}
