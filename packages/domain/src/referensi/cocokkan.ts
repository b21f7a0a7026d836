import { kataKosong, kataKunci } from './kata-kunci';

/** How alike a word and a word of the text must be when no text has the word itself; as in the lists of the database. */
const KEMIRIPAN = 0.45;
const PENDEK = 4;

const rata = (teks: string): string =>
  teks
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/**
 * Rows that a keyword finds, where there is no database to ask: all words, in any order, whatever their case and accents.
 * Only when no row has them, rows that come near answer, nearest first.
 */
export function cocokkan<T>(rows: readonly T[], keyword: string | undefined, isi: (row: T) => string): T[] {
  if (kataKosong(keyword)) return [];
  const kata = kataKunci(keyword).map(rata);
  if (kata.length === 0) return [...rows];
  const teks = rows.map((row) => ({ row, teks: rata(isi(row)) }));
  const persis = teks.filter((t) => kata.every((k) => t.teks.includes(k)));
  if (persis.length > 0) return persis.map((t) => t.row);
  return teks
    .map((t) => ({ row: t.row, dekat: Math.min(...kata.map((k) => kedekatan(k, t.teks))) }))
    .filter((t) => t.dekat >= KEMIRIPAN)
    .sort((a, b) => b.dekat - a.dekat)
    .map((t) => t.row);
}

/** The share of a word's trigrams that its nearest word in the text has; short words must be there as they are. */
function kedekatan(kata: string, teks: string): number {
  if (kata.length < PENDEK) return teks.includes(kata) ? 1 : 0;
  const cari = trigram(kata);
  const kata2 = teks.match(/[\p{L}\p{N}]+/gu) ?? [];
  return kata2.reduce((terbaik, k) => {
    const ada = trigram(k);
    return Math.max(terbaik, [...cari].filter((t) => ada.has(t)).length / cari.size);
  }, 0);
}
function trigram(kata: string): Set<string> {
  const penuh = `  ${kata} `;
  return new Set(Array.from({ length: penuh.length - 2 }, (_, i) => penuh.slice(i, i + 3)));
}
