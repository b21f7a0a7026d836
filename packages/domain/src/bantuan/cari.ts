/** Something that can be looked for in the help. */
export interface Bahan {
  judul: string;
  isi: string;
}
const AKHIRAN = [/(?:nya|lah|kah)$/, /kan$/, /an$/, /i$/];
const AWALAN = /^(?:meng|meny|mem|men|me|peng|peny|pem|pen|per|pe|di|ter|ber|ke|se)/;
const PENDEK = 4;

/** What a word may be without the affixes of Indonesian: of 'perbaikan' 'perbaik' and 'baik', too. None is shorter than four letters. */
export function dasarKata(kata: string): string[] {
  const dasar = new Set([kata]);
  for (const pola of AKHIRAN) for (const k of [...dasar]) dasar.add(k.replace(pola, ''));
  for (const k of [...dasar]) dasar.add(k.replace(AWALAN, ''));
  return [...dasar].filter((k) => k.length >= PENDEK);
}
const kataDari = (teks: string): string[] => teks.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** They have a stem together, or one begins the other; short words, abbreviations among them, must begin it. */
function cocok(dicari: string, ada: string): boolean {
  if (ada.startsWith(dicari)) return true;
  const b = dasarKata(ada);
  return dasarKata(dicari).some((a) =>
    b.some((c) => c === a || (a.length > PENDEK && c.endsWith(a)) || c.startsWith(a)),
  );
}

/** What has all the words of a question, those with the words in their title first. */
export function cariBantuan<T extends Bahan>(bahan: readonly T[], teks: string): T[] {
  const dicari = kataDari(teks);
  if (dicari.length === 0) return [];
  const berisi = (isi: string) => {
    const ada = kataDari(isi);
    return dicari.every((d) => ada.some((a) => cocok(d, a)));
  };
  const diJudul = bahan.filter((b) => berisi(b.judul));
  return [...diJudul, ...bahan.filter((b) => !diJudul.includes(b) && berisi(`${b.judul} ${b.isi}`))];
}
