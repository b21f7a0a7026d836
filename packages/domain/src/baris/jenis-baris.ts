import type { Desimal } from '../format/angka';
import type { MedanTerbuka } from './medan';
import type { KodeLangkah } from '../formulir/formulir';
import type { Masalah } from '../formulir/isian';
import type { Kolom, KonteksBaris } from './kolom';

/** A row as it came from outside: nothing is known of it. */
export type BarisMentah = Readonly<Record<string, unknown>>;
/** A row as it is stored, and what SQL asks for beside its content. */
export interface IsiBaris {
  data: Readonly<Record<string, unknown>>;
  uraian: string | null;
  hs: string | null;
  satuan: string | null;
  jml: Desimal | null;
  /** What makes two rows the same one, as text; null where rows may repeat. */
  kunci: string | null;
}
export type HasilSiap = { sah: true; isi: IsiBaris } | { sah: false; message: string; masalah: Masalah[] };
/** What is stored of a row that is changed, and which of its fields may be. */
export interface BatasBaris {
  lama: Readonly<Record<string, unknown>>;
  medan: MedanTerbuka;
}
/** Where a row stands that is checked. */
export interface LetakBaris {
  /** Number of a stored row, or of one among several that came together. */
  seri?: number;
  batas?: BatasBaris;
}
/** What rows below one parent are compared by. */
export interface JumlahBaris {
  seri: number;
  jml: Desimal | null;
}

/**
 * A kind of row: all that a grid, a workbook, a check and a table know of it. Kinds hang from one another by `induk`;
 * whoever carries rows asks the kind and knows none by name.
 */
export interface JenisBaris {
  kode: string;
  /** Kind that it hangs from; null = it stands in the file itself. */
  induk: string | null;
  /** What people call its rows. */
  nama: string;
  /** Step of the form where its faults stand. */
  langkah: KodeLangkah;
  /** Field of the parent by which a remark opens these rows; null = they are opened by themselves. */
  medanInduk: string | null;
  /** Most of them in a file. */
  maks: number;
  /** Total, unit and count of the file are made of these rows. */
  dihitung: boolean;
  /** Plan and realisation stand beside them, month by month. */
  bulan: boolean;
  /** Field with the NPWP of the company that a row allots to: it reads this row of a decided case. Absent: they allot nothing. */
  penerima?: string;
  kolom: (ktx: KonteksBaris) => readonly Kolom[];
  /** Checks and completes one row. Every fault at its field. */
  siapkan: (mentah: BarisMentah, ktx: KonteksBaris, letak?: LetakBaris) => HasilSiap;
  /** Faults that only the rows below one parent show together. */
  bersama?: (induk: JumlahBaris, rows: readonly JumlahBaris[]) => Masalah[];
}

export type DaftarJenis = ReadonlyMap<string, JenisBaris>;
/** The kind that a file is counted by: what rows without a named kind are of. */
export const jenisUtama = (jenis: DaftarJenis): JenisBaris | undefined => [...jenis.values()].find((j) => j.dihitung);
/** Kinds by code, checked: every parent is there and stands before its children, no code twice, one kind is counted. */
export function susunJenis(jenis: readonly JenisBaris[]): DaftarJenis {
  const daftar = new Map<string, JenisBaris>();
  for (const j of jenis) {
    if (daftar.has(j.kode)) throw new Error(`row kind ${j.kode}: twice`);
    if (j.induk !== null && !daftar.has(j.induk)) throw new Error(`row kind ${j.kode}: no parent ${j.induk}`);
    if ((j.induk === null) !== (j.medanInduk === null))
      throw new Error(`row kind ${j.kode}: a parent and its field come together`);
    daftar.set(j.kode, j);
  }
  if (jenis.filter((j) => j.dihitung).length > 1) throw new Error('row kinds: a file is counted by one kind');
  return daftar;
}
