/** What is looked for in the place of a typed word, and how near it comes to it (1: it is the word). */
interface Pengganti {
  kata: string;
  mirip: number;
}
/** For each typed word what may stand for it, the nearest first. */
export type Pilihan = readonly (readonly Pengganti[])[];
/** A typed word as texts have it, whether the list has it (alone or in a word), and other words that come near, nearest first. */
export interface KataTemuan {
  kata: string;
  benar: boolean;
  dekat: readonly Pengganti[];
}
/** Shorter words come near too many others: they are looked for as they are. */
const TERPENDEK = 4;

/**
 * What to look for when no text has all the words, the most faithful first: right words stay, wrong ones are replaced.
 * When no text has that either, right words may be replaced as well. Nothing when a word is wrong and none comes near.
 */
export function percobaan(temuan: readonly KataTemuan[]): Pilihan[] {
  const kata = temuan.map(({ kata, benar, dekat }) => {
    const pendek = kata.length < TERPENDEK;
    return {
      tetap: benar || pendek ? [{ kata, mirip: 1 }] : [],
      dekat: pendek ? [] : dekat,
    };
  });
  const longgar = kata.map(({ tetap, dekat }) => [...tetap, ...dekat]);
  if (longgar.some((pilihan) => pilihan.length === 0)) return [];
  const adaSalah = kata.some(({ tetap }) => tetap.length === 0);
  const adaLonggar = kata.some(({ tetap, dekat }) => tetap.length > 0 && dekat.length > 0);
  const setia = kata.map(({ tetap, dekat }) => (tetap.length > 0 ? tetap : dekat));
  return [...(adaSalah ? [setia] : []), ...(adaLonggar ? [longgar] : [])];
}
