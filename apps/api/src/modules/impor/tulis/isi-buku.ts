import type { Kolom } from '@sinas/domain/baris/kolom';
import type { BagianKepala } from '@sinas/domain/formulir/kepala';
import type { DaftarPilihan } from '../nilai/daftar-pilihan';
import type { UraianBerkas } from '../templat/petunjuk';
import type { InfoTemplat } from '../templat/templat';

export interface BarisTulis {
  /** row number to keep, so that messages and rows agree; absent = the next one */
  nomor?: number;
  kunci: string;
  /** by field */
  sel?: ReadonlyMap<string, string | number>;
  /** or, quicker, in the order of the columns */
  larik?: readonly (string | number | undefined)[];
  status?: string;
  keterangan?: string;
  /** what is wrong, by field */
  salah?: ReadonlyMap<string, string>;
}
export interface IsiBuku {
  info: InfoTemplat;
  uraian: UraianBerkas;
  /** the header in words, for reading only */
  permohonan: readonly BagianKepala[];
  kolom: readonly Kolom[];
  daftar: ReadonlyMap<string, DaftarPilihan>;
  contohHs: readonly string[];
  dibuat: Date;
  /** some rows at a time */
  baris: AsyncIterable<Iterable<BarisTulis>> | Iterable<Iterable<BarisTulis>>;
}
