import { tanpaAkhir } from '@sinas/domain/format/teks';

/** What one cell says, whoever wrote the workbook. */
export interface Sel {
  teks: string;
  angka: number | null;
  tanggal: { tahun: number; bulan: number; hari: number } | null;
  rumus: boolean;
  galat: boolean;
  gabung: boolean;
}
export const selTeks = (teks: string): Sel => ({
  teks,
  angka: null,
  tanggal: null,
  rumus: false,
  galat: false,
  gabung: false,
});

/** Plain decimal text of a number of Excel: 15 significant digits, the noise of binary fractions taken off. */
export function desimalDariAngka(n: number): string {
  const pendek = String(n);
  if (pendek.length <= 15 && !pendek.includes('e')) return pendek;
  const rapi = Number(n.toPrecision(15));
  const teks = String(rapi);
  if (!teks.includes('e')) return teks;
  return Math.abs(rapi) >= 1 ? BigInt(Math.trunc(rapi)).toString() : tanpaAkhir(rapi.toFixed(20), '0');
}

const HARI_MS = 86_400_000;
const AWAL_1900 = Date.UTC(1899, 11, 30);
/** Workbooks of old Macs count days from 1904. */
const GESER_1904 = 1462;

export function tanggalDariSeri(seri: number, sejak1904: boolean): Sel['tanggal'] {
  const hari = Math.floor(seri) + (sejak1904 ? GESER_1904 : 0);
  if (hari < 1 || hari > 2_958_465) return null;
  const t = new Date(AWAL_1900 + hari * HARI_MS);
  return { tahun: t.getUTCFullYear(), bulan: t.getUTCMonth() + 1, hari: t.getUTCDate() };
}

const BAWAAN_TANGGAL = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);
/** Does a number format show a date? Quoted text, escapes and [colours] do not count. */
export function formatTanggal(id: number, kode: string | undefined): boolean {
  if (kode === undefined) return BAWAAN_TANGGAL.has(id);
  const inti = kode.replace(/"[^"]*"|\\.|_.|\*.|\[[^[\]]*\]/g, '').toLowerCase();
  return /[dy]/.test(inti) || (inti.includes('m') && !/[0#hs]/.test(inti));
}

/** 1 for 'A', 28 for 'AB'. */
export function kolomDariAlamat(alamat: string): number {
  let n = 0;
  for (let i = 0; i < alamat.length; i++) {
    const k = alamat.charCodeAt(i) - 64;
    if (k < 1 || k > 26) break;
    n = n * 26 + k;
  }
  return n;
}
export const barisDariAlamat = (alamat: string): number => Number(/^\D*(\d+)$/.exec(alamat)?.[1] ?? 0);
