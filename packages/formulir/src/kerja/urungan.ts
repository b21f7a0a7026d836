import type { PerJenis } from '../simpan/gabung';
import type { JenisApa } from './form';
import { lepas, type BarisApa, type Kumpulan } from './koleksi';
import { idHapus, subpohon, tanpa } from './kumpulan';
import { urutkan } from './nomor';

/** A row before a change; null = it was not there. */
export interface Cuplikan {
  jenis: string;
  kunci: string;
  sebelum: BarisApa | null;
}
const MAKS_LANGKAH = 100;

/** The last changes of rows of all kinds, in the order of the acts, for Ctrl+Z. */
export class Urungan {
  private tumpukan: Cuplikan[][] = [];
  /** Rows that came back as new ones: older acts name them by their former key. */
  private alias = new Map<string, string>();

  get ada(): boolean {
    return this.tumpukan.length > 0;
  }
  catat(langkah: Cuplikan[]): void {
    if (langkah.length) this.tumpukan = [...this.tumpukan.slice(1 - MAKS_LANGKAH), langkah];
  }
  ambil(): Cuplikan[] | null {
    const langkah = this.tumpukan.pop();
    if (!langkah) return null;
    return langkah.map(({ jenis, kunci, sebelum: s }) => {
      const kini = this.kini(kunci);
      const induk = s?.induk === undefined || s.induk === null ? null : this.kini(s.induk);
      return { jenis, kunci: kini, sebelum: s && { ...s, kunci: kini, induk } };
    });
  }
  ganti(alias: ReadonlyMap<string, string>): void {
    for (const [lama, baru] of alias) this.alias.set(lama, baru);
  }
  private kini(kunci: string): string {
    let k = kunci;
    for (let a = this.alias.get(k); a !== undefined; a = this.alias.get(k)) k = a;
    return k;
  }
}

export interface Bahan {
  jenis: readonly JenisApa[];
  baris: Kumpulan;
  hapus: PerJenis<string[]>;
  /** A deletion that is on its way can be called back no more. */
  berangkat: (jenis: string, id: string) => boolean;
  kunciBaru: () => string;
}
export interface HasilUrung extends Pick<Bahan, 'baris' | 'hapus'> {
  /** Former and new key of rows that came back as new ones. */
  alias: ReadonlyMap<string, string>;
}

export const tambahHapus = (a: PerJenis<string[]>, b: PerJenis<string[]>): PerJenis<string[]> => ({
  ...a,
  ...Object.fromEntries(Object.entries(b).map(([j, id]) => [j, [...(a[j] ?? []), ...id]])),
});

/** Takes one act back. Rows that were deleted come back, as they were or as new ones, each below its parent. */
export function urungkan(
  { jenis, baris, hapus, berangkat, kunciBaru }: Bahan,
  langkah: readonly Cuplikan[],
): HasilUrung {
  const baru = langkah.filter((c) => c.sebelum === null);
  for (const { jenis: kode, kunci } of baru) {
    const hilang = subpohon(jenis, baris, kode, [kunci]);
    baris = tanpa(baris, hilang);
    hapus = tambahHapus(hapus, idHapus(hilang));
  }
  const ada = new Map(
    Object.entries(baris).flatMap(([j, semua]) => semua.map((b) => [`${j} ${b.kunci}`, b.kunci] as const)),
  );
  const isi = new Map<string, BarisApa>();
  const kembali: Record<string, BarisApa[]> = {};
  const batal = new Set<string>();
  /** New key of a row that came back, and whether it is the stored one still. */
  const tempat = new Map<string, { kunci: string; utuh: boolean }>();
  for (const { jenis: kode, kunci, sebelum } of langkah) {
    if (!sebelum) continue;
    if (ada.has(`${kode} ${kunci}`)) {
      isi.set(`${kode} ${kunci}`, sebelum);
      continue;
    }
    const atas = sebelum.induk === null ? undefined : tempat.get(sebelum.induk);
    const dibatalkan = sebelum.id !== null && (hapus[kode] ?? []).includes(sebelum.id) && !berangkat(kode, sebelum.id);
    if (dibatalkan) batal.add(`${kode} ${sebelum.id}`);
    const utuh = sebelum.id !== null && (dibatalkan || atas?.utuh === true);
    const hidup = sebelum.id === null || utuh ? sebelum : { ...lepas(sebelum), kunci: kunciBaru() };
    (kembali[kode] ??= []).push(atas ? { ...hidup, induk: atas.kunci } : hidup);
    tempat.set(sebelum.kunci, { kunci: hidup.kunci, utuh });
  }
  const hasil = jenis.map(({ koleksi: { jenis: kode } }) => {
    const lama = (baris[kode] ?? []).map((b) => {
      const dulu = isi.get(`${kode} ${b.kunci}`);
      return dulu ? { ...b, isi: dulu.isi } : b;
    });
    return [kode, urutkan([...lama, ...(kembali[kode] ?? [])])] as const;
  });
  const sisa = Object.entries(hapus).map(([j, id]) => [j, id.filter((x) => !batal.has(`${j} ${x}`))] as const);
  const alias = [...tempat].flatMap(([lama, { kunci }]) => (lama === kunci ? [] : [[lama, kunci] as const]));
  return { baris: Object.fromEntries(hasil), hapus: Object.fromEntries(sisa), alias: new Map(alias) };
}
