import type { Belum } from '../kerja/koleksi';
import { sama } from './sama';

export type PerJenis<T> = Readonly<Record<string, T>>;
export type Kepala = Readonly<Record<string, string>>;
/** Rows not yet valid of one kind, by key. */
export type Belums = Readonly<Record<string, Belum<object>>>;
/** The part of a file that the autosave keeps: header, statement, answers, rows not yet valid by kind and key. */
export interface Kerja {
  kepala: Record<string, string>;
  pernyataan: boolean;
  jawaban: Record<string, string>;
  baris: PerJenis<Belums>;
}
/** The same place, changed here and elsewhere to different things. */
export interface Bentrok {
  /** 'kepala.telepon', 'pernyataan', 'baris.<jenis>.<kunci>.jml' */
  jalur: string;
  milik: unknown;
  lain: unknown;
}
export interface HasilGabung {
  hasil: Kerja;
  bentrok: Bentrok[];
}

type Peta = Record<string, unknown>;
/** Three-way merge of a flat map. A clash keeps mine for now: nothing is sent before the person has chosen. */
function gabungPeta(dasar: Peta, milik: Peta, lain: Peta, awalan: string, bentrok: Bentrok[]): Peta {
  const hasil: Peta = {};
  for (const k of new Set([...Object.keys(milik), ...Object.keys(lain)])) {
    const [d, m, l] = [dasar[k], milik[k], lain[k]];
    if (sama(m, d)) hasil[k] = l;
    else {
      hasil[k] = m;
      if (!sama(l, d) && !sama(m, l)) bentrok.push({ jalur: `${awalan}${k}`, milik: m, lain: l });
    }
    if (hasil[k] === undefined) delete hasil[k];
  }
  return hasil;
}

// Facts of the server beside the contents of a row: they never clash.
const FAKTA_BARIS = new Set(['kunci', 'id', 'no_seri', 'versi', 'induk', 'id_induk', 'elements']);
const isiSaja = (b: object): Peta =>
  Object.fromEntries(Object.entries(b).filter(([k]) => !FAKTA_BARIS.has(k) && !k.startsWith('ur_')));

const barisSama = (a: object | undefined, b: object | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && sama(isiSaja(a), isiSaja(b)));

/** Fields of one row, merged; used for stored rows as well. */
export function gabungBaris(dasar: object, milik: object, lain: object, jenis: string, kunci: string) {
  const bentrok: Bentrok[] = [];
  const isi = gabungPeta(isiSaja(dasar), isiSaja(milik), isiSaja(lain), `baris.${jenis}.${kunci}.`, bentrok);
  return { isi, bentrok };
}

/** Typed rows of one kind. What went elsewhere goes here, too, unless it was changed here meanwhile. */
function gabungJenis(jenis: string, dasar: Belums, milik: Belums, lain: Belums, bentrok: Bentrok[]): Belums {
  const baris: Record<string, Belum<object>> = {};
  for (const k of new Set([...Object.keys(milik), ...Object.keys(lain)])) {
    const [d, m, l] = [dasar[k], milik[k], lain[k]];
    if (m && l) {
      const satuBaris = gabungBaris(d ?? {}, m, l, jenis, k);
      bentrok.push(...satuBaris.bentrok);
      baris[k] = { ...l, ...m, ...satuBaris.isi, kunci: k };
    } else if (m) {
      if (!barisSama(m, d)) baris[k] = m;
    } else if (l && !barisSama(l, d)) baris[k] = l;
  }
  return baris;
}
/** A typed row stays with its parents, even when these went on the other side. */
function denganInduk(
  baris: PerJenis<Belums>,
  asal: readonly PerJenis<Belums>[],
  silsilah: PerJenis<string | null>,
): PerJenis<Belums> {
  const hasil: Record<string, Belums> = { ...baris };
  for (const [jenis, induk] of Object.entries(silsilah).reverse()) {
    if (induk === null) continue;
    const hilang = Object.values(hasil[jenis] ?? {}).flatMap((b) => {
      const { induk: acuan } = b;
      const ada = acuan === undefined ? undefined : asal.map((a) => a[induk]?.[acuan]).find(Boolean);
      return ada && !hasil[induk]?.[ada.kunci] ? [[ada.kunci, ada] as const] : [];
    });
    if (hilang.length) hasil[induk] = { ...hasil[induk], ...Object.fromEntries(hilang) };
  }
  return hasil;
}

/** Mine over theirs, from what both began with. `silsilah`: parent of every kind, parents before children. */
export function gabung(dasar: Kerja, milik: Kerja, lain: Kerja, silsilah: PerJenis<string | null>): HasilGabung {
  const bentrok: Bentrok[] = [];
  const kepala = gabungPeta(dasar.kepala, milik.kepala, lain.kepala, 'kepala.', bentrok) as Record<string, string>;
  const jawaban = gabungPeta(dasar.jawaban, milik.jawaban, lain.jawaban, 'jawaban.', bentrok) as Record<string, string>;
  const satu = gabungPeta(
    { pernyataan: dasar.pernyataan },
    { pernyataan: milik.pernyataan },
    { pernyataan: lain.pernyataan },
    '',
    bentrok,
  );
  const jenis = new Set([...Object.keys(silsilah), ...Object.keys(milik.baris), ...Object.keys(lain.baris)]);
  const rows = [...jenis].map((j) => [
    j,
    gabungJenis(j, dasar.baris[j] ?? {}, milik.baris[j] ?? {}, lain.baris[j] ?? {}, bentrok),
  ]);
  const baris = denganInduk(Object.fromEntries(rows) as PerJenis<Belums>, [milik.baris, lain.baris], silsilah);
  return { hasil: { kepala, jawaban, pernyataan: Boolean(satu.pernyataan), baris }, bentrok };
}

/** Writes the choices made in the merge dialog into the work: 'lain' takes the other editor's value. */
export function putuskan(kerja: Kerja, bentrok: readonly Bentrok[], pilihan: Record<string, 'milik' | 'lain'>): Kerja {
  const kepala = { ...kerja.kepala };
  const jawaban = { ...kerja.jawaban };
  let { pernyataan, baris } = kerja;
  for (const b of bentrok) {
    if (pilihan[b.jalur] !== 'lain') continue;
    const [bagian, satu = '', kunci = '', kd = ''] = b.jalur.split('.');
    const ada = baris[satu]?.[kunci];
    if (bagian === 'kepala') kepala[satu] = (b.lain as string | undefined) ?? '';
    else if (bagian === 'jawaban') jawaban[satu] = (b.lain as string | undefined) ?? '';
    else if (bagian === 'pernyataan') pernyataan = Boolean(b.lain);
    else if (ada) baris = { ...baris, [satu]: { ...baris[satu], [kunci]: { ...ada, [kd]: b.lain } } };
  }
  return { kepala, jawaban, pernyataan, baris };
}

/** How many places differ from what the server has. */
export function hitungBeda(dasar: Kerja, kini: Kerja): number {
  const peta = (a: Peta, b: Peta) =>
    [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((k) => !sama(a[k], b[k])).length;
  const baris = (a: Belums, b: Belums) =>
    [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((k) => !barisSama(a[k], b[k])).length;
  const jenis = [...new Set([...Object.keys(dasar.baris), ...Object.keys(kini.baris)])];
  return (
    peta(dasar.kepala, kini.kepala) +
    peta(dasar.jawaban, kini.jawaban) +
    (dasar.pernyataan === kini.pernyataan ? 0 : 1) +
    jenis.reduce((n, j) => n + baris(dasar.baris[j] ?? {}, kini.baris[j] ?? {}), 0)
  );
}
