import { BULAN_PENDEK } from './tanggal';

export interface OpsiPeriode {
  label: string;
  /** MMYYYY */
  value: string;
}
/** Twelve month options of a year, by default next year (NERACA-04). */
export function opsiBulan(tahunIni: number, tahun = tahunIni + 1): OpsiPeriode[] {
  return BULAN_PENDEK.map((nama, i) => ({ label: `${nama} ${tahun}`, value: String(i + 1).padStart(2, '0') + tahun }));
}
export const periodeSah = (nilai: string): boolean => /^(0[1-9]|1[0-2])\d{4}$/.test(nilai);
/** The same month so many years later. */
export const geserPeriode = (periode: string, tahun: number): string =>
  periodeSah(periode) ? `${periode.slice(0, 2)}${Number(periode.slice(2)) + tahun}` : periode;
/** 'Jan 2027' for '012027' */
export function tampilPeriode(nilai: string): string {
  if (!periodeSah(nilai)) return nilai || '-';
  return `${BULAN_PENDEK[Number(nilai.slice(0, 2)) - 1]} ${nilai.slice(2)}`;
}
/** '012027' from 'Jan 2027', 'jan-2027', '01/2027', '2027-01', '012027'; null when it is none of these. */
export function bacaPeriode(teks: string): string | null {
  const t = teks.trim();
  if (periodeSah(t)) return t;
  const angka = /^(\d{1,2})[/.\- ](\d{4})$/.exec(t);
  const terbalik = /^(\d{4})[/.-](\d{1,2})$/.exec(t);
  const nama = /^([A-Za-z]{3,})[\s./-]*(\d{4})$/.exec(t);
  let bulan = 0;
  let tahun = '';
  if (angka) [bulan, tahun] = [Number(angka[1]), angka[2] ?? ''];
  else if (terbalik) [bulan, tahun] = [Number(terbalik[2]), terbalik[1] ?? ''];
  else if (nama) {
    bulan = BULAN_PENDEK.findIndex((b) => t.toLowerCase().startsWith(b.toLowerCase())) + 1;
    tahun = nama[2] ?? '';
  }
  const hasil = String(bulan).padStart(2, '0') + tahun;
  return periodeSah(hasil) ? hasil : null;
}
