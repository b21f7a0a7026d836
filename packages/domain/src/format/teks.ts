/** Text without a character at its end, however often it stands there. */
export function tanpaAkhir(teks: string, huruf: string): string {
  let n = teks.length;
  while (n > 0 && teks[n - 1] === huruf) n -= 1;
  return teks.slice(0, n);
}

/** 'Kementerian Perindustrian (Kemenperin)' without the short form. */
export function tanpaSingkatan(nama: string): string {
  const i = nama.indexOf('(');
  return i >= 0 && nama.endsWith(')') ? nama.slice(0, i).trimEnd() : nama;
}

/** Looks like a mail address: one @, something before it, names with dots between them behind it. */
export const SUREL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** First letter large, where a sentence begins. */
export const hurufBesar = (teks: string): string => teks.charAt(0).toUpperCase() + teks.slice(1);
