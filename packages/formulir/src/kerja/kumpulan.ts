import type { Belums, PerJenis } from '../simpan/gabung';
import { lepas, type BarisApa, type FaktaBaris, type Kumpulan, type Rujuk } from './koleksi';
import type { JenisApa } from './form';

const KOSONG: readonly BarisApa[] = [];
const ANAK = new WeakMap<readonly BarisApa[], Map<string, BarisApa[]>>();
/** Rows below a parent, in order. Made once a list: a form asks for every parent. */
export function anakDari(baris: readonly BarisApa[], induk: string): readonly BarisApa[] {
  let per = ANAK.get(baris);
  if (!per) {
    per = new Map();
    for (const b of baris) {
      if (b.induk === null) continue;
      const saudara = per.get(b.induk);
      if (saudara) saudara.push(b);
      else per.set(b.induk, [b]);
    }
    ANAK.set(baris, per);
  }
  return per.get(induk) ?? KOSONG;
}
/** From id to key on this screen; a row that was loaded bears its id as key. */
function keKunci(induk: readonly BarisApa[]): Rujuk {
  const per = new Map(induk.flatMap((b) => (b.id !== null && b.id !== b.kunci ? [[b.id, b.kunci] as const] : [])));
  return (x) => per.get(x) ?? x;
}
function keId(induk: readonly BarisApa[]): Rujuk {
  const per = new Map(induk.flatMap((b) => (b.id === null ? [] : [[b.kunci, b.id] as const])));
  return (x) => per.get(x) ?? x;
}
const barisInduk = (k: Kumpulan, { koleksi }: JenisApa): readonly BarisApa[] =>
  koleksi.induk === null ? KOSONG : (k[koleksi.induk] ?? KOSONG);

/** Keys of rows below which something is typed: they stay whatever becomes of them. */
export function pegangan(jenis: readonly JenisApa[], k: Kumpulan): Set<string> {
  const hasil = new Set<string>();
  for (const { koleksi } of [...jenis].reverse()) {
    if (koleksi.induk === null) continue;
    for (const b of koleksi.di(k)) if (b.induk !== null && (koleksi.kotor(b) || hasil.has(b.kunci))) hasil.add(b.induk);
  }
  return hasil;
}

/** Rows not yet stored, by kind and key. */
export function belumSemua(jenis: readonly JenisApa[], k: Kumpulan): PerJenis<Belums> {
  const pegang = pegangan(jenis, k);
  return Object.fromEntries(
    jenis.map((j) => [j.koleksi.jenis, j.koleksi.belumTersimpan(j.koleksi.di(k), pegang, keId(barisInduk(k, j)))]),
  );
}

export function tumpangkanSemua(
  jenis: readonly JenisApa[],
  k: Kumpulan,
  belum: PerJenis<Belums>,
  dahulu: PerJenis<Belums>,
): Kumpulan {
  const hasil: Record<string, readonly BarisApa[]> = {};
  for (const j of jenis) {
    const { jenis: kode } = j.koleksi;
    const kunci = keKunci(barisInduk(hasil, j));
    hasil[kode] = j.koleksi.tumpangkan(j.koleksi.di(k), belum[kode] ?? {}, dahulu[kode] ?? {}, kunci);
  }
  return hasil;
}

/** What the server has of one kind. */
export interface BarisDatang {
  rows: readonly FaktaBaris[];
  /** All of them are here. */
  lengkap: boolean;
}
/** The server's rows below the typed ones, kind by kind: what hangs from a row that has gone goes, or goes on with it. */
export function segarkanSemua(jenis: readonly JenisApa[], k: Kumpulan, datang: PerJenis<BarisDatang>): Kumpulan {
  const pegang = pegangan(jenis, k);
  const hasil: Record<string, readonly BarisApa[]> = {};
  for (const j of jenis) {
    const { koleksi } = j;
    const { rows = [], lengkap = false } = datang[koleksi.jenis] ?? {};
    const lama = barisInduk(k, j);
    const kini = barisInduk(hasil, j);
    const beridDulu = new Set(lama.flatMap((b) => (b.id === null ? [] : [b.kunci])));
    const ada = new Map(kini.map((b) => [b.kunci, b]));
    const ikut = koleksi.di(k).flatMap((b) => {
      if (b.induk === null || !beridDulu.has(b.induk)) return [b];
      const induk = ada.get(b.induk);
      if (!induk) return [];
      return [induk.id === null && b.id !== null ? lepas(b) : b];
    });
    hasil[koleksi.jenis] = koleksi.segarkan(ikut, rows, lengkap, { pegang, keKunci: keKunci(kini) });
  }
  return hasil;
}

export interface BarisHilang {
  jenis: string;
  baris: BarisApa;
}
/** Rows of a kind and all that hangs from them, parents first. */
export function subpohon(
  jenis: readonly JenisApa[],
  k: Kumpulan,
  kode: string,
  kunci: readonly string[],
): BarisHilang[] {
  const hasil: BarisHilang[] = [];
  const buang = new Set<string>();
  const diminta = new Set(kunci);
  for (const { koleksi } of jenis)
    for (const b of koleksi.di(k))
      if ((koleksi.jenis === kode && diminta.has(b.kunci)) || (b.induk !== null && buang.has(b.induk))) {
        buang.add(b.kunci);
        hasil.push({ jenis: koleksi.jenis, baris: b });
      }
  return hasil;
}
export function tanpa(k: Kumpulan, hilang: readonly BarisHilang[]): Kumpulan {
  const per = new Map<string, Set<string>>();
  for (const { jenis, baris } of hilang) per.set(jenis, (per.get(jenis) ?? new Set()).add(baris.kunci));
  return { ...k, ...Object.fromEntries([...per].map(([j, s]) => [j, (k[j] ?? []).filter((b) => !s.has(b.kunci))])) };
}
/** Ids to delete: what hangs from a stored row goes with it. */
export function idHapus(hilang: readonly BarisHilang[]): PerJenis<string[]> {
  const tersimpan = new Set(hilang.flatMap(({ baris }) => (baris.id === null ? [] : [baris.kunci])));
  const hasil: Record<string, string[]> = {};
  for (const { jenis, baris } of hilang)
    if (baris.id !== null && (baris.induk === null || !tersimpan.has(baris.induk)))
      (hasil[jenis] ??= []).push(baris.id);
  return hasil;
}
/** A row that the server has no more goes on as a new one, with all below it. */
export function lepaskan(jenis: readonly JenisApa[], k: Kumpulan, kode: string, kunci: string): Kumpulan {
  const kena = new Set(subpohon(jenis, k, kode, [kunci]).map(({ baris }) => baris.kunci));
  return Object.fromEntries(
    Object.entries(k).map(([j, baris]) => [j, baris.map((b) => (kena.has(b.kunci) ? lepas(b) : b))]),
  );
}
