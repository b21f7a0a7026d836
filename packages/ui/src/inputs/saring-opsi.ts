import { kataKunci } from '@sinas/domain/referensi/kata-kunci';

/** An entry of a list to choose from. */
export interface Opsi {
  kode: string;
  nama: string;
  /** What it belongs to: the lines above, its country, its other name. */
  keterangan?: string;
  /** Not selectable; still recognised, so that the message can say why. */
  mati?: boolean;
}
export interface PotonganTeks {
  teks: string;
  kena: boolean;
}

/** Lower case, no accents, no punctuation. */
export function ratakan(teks: string): string {
  return teks
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9%<>=,.]+|[.,](?!\d)/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');
}
// A list of thousands is filtered with every letter: its names are made plain once.
const RATA = new WeakMap<Opsi, { nama: string; semua: string }>();
function rataDari(o: Opsi): { nama: string; semua: string } {
  const ada = RATA.get(o);
  if (ada) return ada;
  const nama = ratakan(o.nama);
  const rata = { nama, semua: o.keterangan ? `${nama} ${ratakan(o.keterangan)}` : nama };
  RATA.set(o, rata);
  return rata;
}

/** Entries whose code begins with, or whose texts contain, every word typed; names that begin so come first. */
export function saringOpsi(kata: string, daftar: readonly Opsi[]): Opsi[] {
  const hidup = daftar.filter((o) => !o.mati);
  const rata = ratakan(kata);
  if (!rata) return hidup;
  const potong = rata.split(' ');
  const kode = kata.trim().toLowerCase().replace(/[.\s]/g, '');
  const nilai = (o: Opsi): number => {
    if (kode && o.kode.toLowerCase().startsWith(kode)) return 0;
    const { nama, semua } = rataDari(o);
    if (!potong.every((p) => semua.includes(p))) return -1;
    return nama.startsWith(rata) ? 0 : potong.every((p) => nama.includes(p)) ? 1 : 2;
  };
  const kena = hidup.map((o) => ({ o, n: nilai(o) })).filter((x) => x.n >= 0);
  return kena.sort((a, b) => a.n - b.n).map((x) => x.o);
}

const huruf = (c: string): string =>
  c
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Cuts a text where the words typed stand in it. Dots inside a number do not count: 170114 is in 1701.14.00. */
export function tandai(teks: string, ketikan: string): PotonganTeks[] {
  const kata = kataKunci(ketikan).map(huruf);
  if (kata.length === 0) return [{ teks, kena: false }];
  const letak: number[] = [];
  let rata = '';
  [...teks].forEach((c, i, semua) => {
    if (c === '.' && /\d/.test(semua[i - 1] ?? '') && /\d/.test(semua[i + 1] ?? '')) return;
    for (const h of huruf(c)) {
      rata += h;
      letak.push(i);
    }
  });
  const kena = new Set<number>();
  for (const k of kata)
    for (let di = rata.indexOf(k); di >= 0; di = rata.indexOf(k, di + k.length)) {
      const [awal = 0, akhir = 0] = [letak[di], letak[di + k.length - 1]];
      for (let i = awal; i <= akhir; i += 1) kena.add(i);
    }
  const hasil: PotonganTeks[] = [];
  [...teks].forEach((c, i) => {
    const akhir = hasil.at(-1);
    if (akhir && akhir.kena === kena.has(i)) akhir.teks += c;
    else hasil.push({ teks: c, kena: kena.has(i) });
  });
  return hasil;
}
