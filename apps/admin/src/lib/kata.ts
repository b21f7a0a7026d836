/** First letter small, for a word inside a sentence. */
export const hurufKecil = (teks: string): string => teks.charAt(0).toLowerCase() + teks.slice(1);
/** 'DA' for Dewi Anggraini. */
export const inisial = (nama: string): string =>
  nama
    .split(/\s+/)
    .slice(0, 2)
    .map((k) => k[0] ?? '')
    .join('')
    .toUpperCase();
/** First letter large, for a word that begins a sentence. */
export const hurufBesar = (teks: string): string => teks.charAt(0).toUpperCase() + teks.slice(1);
/** 'Kemenperin' for 'Kementerian Perindustrian (Kemenperin)'; the whole name where it has no short one. */
export function lembagaPendek(nama: string): string {
  const buka = nama.lastIndexOf('(');
  return buka > 0 && nama.endsWith(')') ? nama.slice(buka + 1, -1) : nama;
}
