import { tanggalIso } from '../format/tanggal';

const HARI_MS = 86_400_000;
/** Dates as YYYY-MM-DD in Jakarta. */
export type HariLibur = ReadonlySet<string>;

const mulaiHari = (iso: string): Date => new Date(`${iso}T00:00:00+07:00`);
/** 1970-01-05, counted in days from 1970-01-01. */
const SENIN = 4;
function akhirPekan(iso: string): boolean {
  const pekan = new Date(`${iso}T00:00:00Z`).getUTCDay();
  return pekan === 0 || pekan === 6;
}
export const hariKerja = (iso: string, libur: HariLibur): boolean => !akhirPekan(iso) && !libur.has(iso);
const geser = (iso: string, hari: number): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + hari * HARI_MS).toISOString().slice(0, 10);

/** Working days after the day of `dari` up to and including the day of `sampai`; negative when `sampai` is earlier. */
export function hitungHariKerja(dari: Date, sampai: Date, libur: HariLibur): number {
  const a = tanggalIso(dari);
  const b = tanggalIso(sampai);
  if (b < a) return -hitungHariKerja(sampai, dari, libur);
  let n = hariPekan(b) - hariPekan(a);
  for (const iso of libur) if (iso > a && iso <= b && !akhirPekan(iso)) n -= 1;
  return n;
}
/** Mondays to Fridays from a Monday long ago up to and including a day. */
function hariPekan(iso: string): number {
  const hari = Date.parse(`${iso}T00:00:00Z`) / HARI_MS - SENIN;
  const pekan = Math.floor(hari / 7);
  return pekan * 5 + Math.min(hari - pekan * 7 + 1, 5);
}
/** Last instant (23:59:59.999 Jakarta) of the n-th working day after the day of `dari`. */
export function tambahHariKerja(dari: Date, n: number, libur: HariLibur): Date {
  let iso = tanggalIso(dari);
  for (let sisa = n; sisa > 0;) {
    iso = geser(iso, 1);
    if (hariKerja(iso, libur)) sisa -= 1;
  }
  return new Date(mulaiHari(iso).getTime() + HARI_MS - 1);
}
