import { tanpaAkhir } from './teks';

/** Exact decimals as text: at most 15 digits before and 3 after the point. Never a float. */
export type Desimal = string;
const BENTUK = /^-?\d{1,15}(\.\d{1,3})?$/;

export const desimalSah = (nilai: unknown): nilai is Desimal => typeof nilai === 'string' && BENTUK.test(nilai);

/** Thousandths as bigint: the arithmetic of quantities. */
export function keRibu(nilai: Desimal): bigint {
  const [utuh = '0', pecahan = ''] = nilai.replace('-', '').split('.');
  const n = BigInt(utuh) * 1000n + BigInt(pecahan.padEnd(3, '0').slice(0, 3));
  return nilai.startsWith('-') ? -n : n;
}
/** Shortest text for thousandths: no trailing zeros. */
export function dariRibu(n: bigint): Desimal {
  const tanda = n < 0n ? '-' : '';
  const abs = n < 0n ? -n : n;
  const pecahan = tanpaAkhir(String(abs % 1000n).padStart(3, '0'), '0');
  return `${tanda}${abs / 1000n}${pecahan ? `.${pecahan}` : ''}`;
}
export const jumlahkan = (nilai: readonly Desimal[]): Desimal => dariRibu(nilai.reduce((a, b) => a + keRibu(b), 0n));
export const kurangi = (a: Desimal, b: Desimal): Desimal => dariRibu(keRibu(a) - keRibu(b));
/** -1, 0, 1 */
export function banding(a: Desimal, b: Desimal): number {
  const d = keRibu(a) - keRibu(b);
  return d < 0n ? -1 : d > 0n ? 1 : 0;
}
/**
 * a ÷ b in percent, rounded to one decimal, halves away from zero; null when b is zero. A value that is not one of the
 * `batas` (percent, whole) never becomes it by rounding, and never changes sides: 10,04 over a limit of 10 is 10,1.
 */
export function persen(a: Desimal, b: Desimal, batas: readonly number[] = [0, 100]): number | null {
  const bawah = keRibu(b) * tanda(keRibu(b));
  if (bawah === 0n) return null;
  const atas = keRibu(a) * tanda(keRibu(b)) * 1000n;
  const bulat = ((atas * tanda(atas) * 2n + bawah) / (bawah * 2n)) * tanda(atas);
  return Number(batas.reduce((p, l) => diSisinya(p, BigInt(l) * 10n, atas - BigInt(l) * 10n * bawah), bulat)) / 10;
}
const tanda = (n: bigint): bigint => (n < 0n ? -1n : 1n);
const diSisinya = (p: bigint, batas: bigint, beda: bigint): bigint => {
  if (beda > 0n && p <= batas) return batas + 1n;
  return beda < 0n && p >= batas ? batas - 1n : p;
};

/** Normal form of a stored numeric ('1000.500' -> '1000.5'). */
export const rapikan = (nilai: string): Desimal => (BENTUK.test(nilai) ? dariRibu(keRibu(nilai)) : nilai);

/** '2.750,5' for '2750.5'; '-' when empty. U+2212 for minus, no minimum fraction digits (VALIDASI-21). */
export function angka(nilai: string | number | null | undefined, kosong = '-'): string {
  if (nilai === null || nilai === undefined || nilai === '') return kosong;
  const teks = String(nilai);
  if (!/^-?\d+(\.\d+)?$/.test(teks)) return teks;
  const [utuh = '', pecahan = ''] = teks.replace('-', '').split('.');
  const rapi = tanpaAkhir(pecahan, '0');
  const bulat = utuh.replace(/^0+(?=\d)/, '');
  const kepala = bulat.length % 3 || 3;
  const ribuan = [bulat.slice(0, kepala), ...(bulat.slice(kepala).match(/\d{3}/g) ?? [])].join('.');
  return `${teks.startsWith('-') ? '−' : ''}${ribuan}${rapi ? `,${rapi}` : ''}`;
}

export type BacaanAngka = { sah: true; nilai: Desimal } | { sah: false; saran: string | null };
/**
 * Reads what a person typed: Indonesian '2.750,5' or plain '2750.5' / '2750'. '2,750.5' is refused with a suggestion,
 * and so is '2.750' read as thousands: Indonesian reading wins where both are possible.
 */
export function bacaAngka(teks: string): BacaanAngka {
  const t = teks.trim().replace(/\s/g, '');
  if (/^\d{1,3}(\.\d{3})+(,\d{1,3})?$/.test(t) || /^\d+(,\d{1,3})?$/.test(t)) {
    const nilai = t.replaceAll('.', '').replace(',', '.');
    return desimalSah(nilai) ? { sah: true, nilai: rapikan(nilai) } : { sah: false, saran: null };
  }
  if (/^\d+\.\d{1,3}$/.test(t)) return desimalSah(t) ? { sah: true, nilai: rapikan(t) } : { sah: false, saran: null };
  if (/^\d{1,3}(,\d{3})+(\.\d{1,3})?$/.test(t)) return { sah: false, saran: angka(t.replaceAll(',', '')) };
  return { sah: false, saran: null };
}
