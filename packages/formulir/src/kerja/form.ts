import type { Masalah } from '@sinas/domain/formulir/isian';
import type { Kepala } from '../simpan/gabung';
import type { Baris, BarisApa, FaktaBaris, Koleksi, Kumpulan } from './koleksi';

/** One kind of row of a form. */
export interface JenisForm<I extends object, S extends FaktaBaris> {
  koleksi: Koleksi<I, S>;
  /** Problems by row key; a row without any may be stored. */
  masalah: (baris: readonly Baris<I, S>[], semua: Kumpulan) => ReadonlyMap<string, readonly Masalah[]>;
  /** What stands in a new row from the beginning. */
  bawaan?: () => Partial<I>;
  /** As it goes to the server. */
  lengkapi?: (isi: I) => I;
  /** Total of rows, where what is not loaded yet is counted. */
  jumlah?: (baris: readonly Baris<I, S>[]) => string;
}
/** A kind whose rows are of whatever type: what the engine carries. */
export interface JenisApa extends JenisForm<object, FaktaBaris> {
  jumlah: (baris: readonly BarisApa[]) => string;
}
/** The one place where the type of a kind's rows is let go; `Koleksi.di` takes it up again. */
export const jenisForm = <I extends object, S extends FaktaBaris>(j: JenisForm<I, S>): JenisApa =>
  ({ jumlah: () => '0', ...j }) as unknown as JenisApa;

/** What a form tells the engine. `L`: facts of the case that the engine only hands on. */
export interface Form<L> {
  /** Parents before their children. */
  jenis: readonly JenisApa[];
  masalahKepala: (kepala: Kepala, berkas: L) => readonly Masalah[];
  masalahJawaban: (teks: string) => string | null;
  /** Nothing may be changed. */
  tertutup: (berkas: L) => boolean;
  /** The server keeps no rows that are not valid yet: they wait on this device, and hold nothing else up. */
  barisDiSini?: true;
}
/** Parent of every kind. */
export const silsilah = (jenis: readonly JenisApa[]): Readonly<Record<string, string | null>> =>
  Object.fromEntries(jenis.map(({ koleksi }) => [koleksi.jenis, koleksi.induk]));
