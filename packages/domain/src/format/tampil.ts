/** Empty values show '-' (VALIDASI-19). */
export function tampil(nilai: string | number | null | undefined): string {
  return nilai === null || nilai === undefined || nilai === '' ? '-' : String(nilai);
}
/** Within a sentence: 'gagal kirim ke K/L'; an abbreviation stays as it is. */
export const awalKecil = (teks: string): string => teks.replace(/^\p{Lu}(?!\p{Lu})/u, (h) => h.toLowerCase());
/** 1701.14.00 for 17011400 */
export const tampilHs = (kode: string): string =>
  /^\d{8}$/.test(kode) ? `${kode.slice(0, 4)}.${kode.slice(4, 6)}.${kode.slice(6)}` : kode;
/** Keeps the last three characters of an identity number readable. */
export const samarkan = (nilai: string): string =>
  nilai.length <= 3 ? nilai : '•'.repeat(nilai.length - 3) + nilai.slice(-3);

export type WarnaPrioritas = 'success' | 'warning' | 'danger' | 'info' | 'secondary';
/** Colour of a priority badge by its text (VALIDASI-20). */
export function warnaPrioritas(teks: string | null | undefined): WarnaPrioritas {
  const t = (teks ?? '').toLowerCase();
  if (t.includes('low')) return 'success';
  if (t.includes('medium')) return 'warning';
  if (t.includes('high')) return 'danger';
  if (t.includes('prioritas')) return 'info';
  return 'secondary';
}
