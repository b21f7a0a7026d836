import type { Desimal } from '../format/angka';
import type { MedanTerbuka } from './medan';
import type { JenisPelaku, KodeLangkah } from '../formulir/formulir';
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
/** How a row whose fields stand by themselves is put together of them, so that each field is looked at once. */
export interface RakitBaris {
  /** A row with what the server adds to it; of no field and of one field, too. Lists grow field by field. */
  lengkapi: (r: BarisMentah, ktx: KonteksBaris) => BarisMentah;
  /** Is something missing that no field shows by itself? */
  kurang: (r: BarisMentah, ktx: KonteksBaris) => boolean;
  /** What stands beside the content of a row that has these fields. */
  isi: (r: BarisMentah) => Omit<IsiBaris, 'data'>;
}
/** What rows below one parent are compared by. */
export interface JumlahBaris {
  seri: number;
  jml: Desimal | null;
  satuan?: string | null;
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
  /** Name of its sheet in a workbook. */
  lembar: string;
  /** Step of the form where its faults stand. */
  langkah: KodeLangkah;
  /** Field of the parent by which a remark opens these rows; null = they are opened by themselves. */
  medanInduk: string | null;
  /** Most of them in a file. */
  maks: number;
  /** Field of the quantity; null = rows of this kind have none. */
  medanJml: string | null;
  /** Total, unit and count of the file are made of these rows. */
  dihitung: boolean;
  /** Plan and realisation stand beside them, month by month. */
  bulan: boolean;
  /** Months of the year before may be told, too. */
  realisasiLalu?: boolean;
  /** Field with the NPWP of the company that a row allots to: it reads this row of a decided case. Absent: they allot nothing. */
  penerima?: string;
  kolom: (ktx: KonteksBaris) => readonly Kolom[];
  /** Checks and completes one row. Every fault at its field. */
  siapkan: (mentah: BarisMentah, ktx: KonteksBaris, letak?: LetakBaris) => HasilSiap;
  /** Fields of a stored row without a column: a workbook leaves them as they are. */
  diLuarKolom?: readonly string[];
  /** Absent: every row of a workbook is checked as a whole. */
  rakit?: RakitBaris;
  /** Faults that only the rows below one parent show together. */
  bersama?: (induk: JumlahBaris, rows: readonly JumlahBaris[]) => Masalah[];
  /** A parent that is changed must still hold what its rows show together. */
  jagaInduk?: boolean;
  /** Only for these actors; absent = all. */
  untuk?: readonly JenisPelaku[];
}

export type DaftarJenis = ReadonlyMap<string, JenisBaris>;
/** The kind that a file is counted by: what rows without a named kind are of. */
export const jenisUtama = (jenis: DaftarJenis): JenisBaris | undefined => [...jenis.values()].find((j) => j.dihitung);
/** Longest name of a sheet that Excel takes, and signs that it does not. */
const MAKS_LEMBAR = 31;
const TAK_LEMBAR = /[[\]:*?/\\]/;
/** Kinds above one, from the file down; itself not among them. */
export function leluhur(jenis: DaftarJenis, { induk }: JenisBaris): JenisBaris[] {
  const atas = induk === null ? undefined : jenis.get(induk);
  return atas ? [...leluhur(jenis, atas), atas] : [];
}
/** Step of the rows that a kind lies below: what a remark opens there opens these, too. */
export const langkahAkar = (jenis: DaftarJenis, j: JenisBaris): KodeLangkah => (leluhur(jenis, j)[0] ?? j).langkah;
/** Do rows of another kind hang from it? */
export const beranak = (jenis: DaftarJenis, { kode }: JenisBaris): boolean =>
  [...jenis.values()].some((j) => j.induk === kode);
/**
 * Kinds by code, checked: every parent is there and stands before its children, no code or sheet twice, one kind is
 * counted.
 */
export function susunJenis(jenis: readonly JenisBaris[]): DaftarJenis {
  const daftar = new Map<string, JenisBaris>();
  for (const j of jenis) {
    if (daftar.has(j.kode)) throw new Error(`row kind ${j.kode}: twice`);
    if (j.induk !== null && !daftar.has(j.induk)) throw new Error(`row kind ${j.kode}: no parent ${j.induk}`);
    if ((j.induk === null) !== (j.medanInduk === null))
      throw new Error(`row kind ${j.kode}: a parent and its field come together`);
    if (j.lembar === '' || j.lembar.length > MAKS_LEMBAR || TAK_LEMBAR.test(j.lembar))
      throw new Error(`row kind ${j.kode}: no name of a sheet`);
    if ([...daftar.values()].some((x) => x.lembar.toLowerCase() === j.lembar.toLowerCase()))
      throw new Error(`row kind ${j.kode}: its sheet stands twice`);
    daftar.set(j.kode, j);
  }
  if (jenis.filter((j) => j.dihitung).length > 1) throw new Error('row kinds: a file is counted by one kind');
  return daftar;
}
