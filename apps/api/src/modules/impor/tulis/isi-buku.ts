import type { BagianKepala } from '@sinas/domain/formulir/kepala';
import type { DaftarPilihan } from '../nilai/daftar-pilihan';
import type { BentukLembar } from '../templat/bentuk-lembar';
import type { UraianBerkas } from '../templat/petunjuk';
import type { InfoTemplat } from '../templat/templat';

export interface BarisTulis {
  /** row number to keep, so that messages and rows agree; absent = the next one */
  nomor?: number;
  kunci: string;
  /** numbers of its place, in the order of those columns */
  letak?: readonly (string | number | undefined)[];
  /** by field */
  sel?: ReadonlyMap<string, string | number>;
  /** or, quicker, in the order of the columns */
  larik?: readonly (string | number | undefined)[];
  status?: string;
  keterangan?: string;
  /** what is wrong, by field */
  salah?: ReadonlyMap<string, string>;
}
/** Rows of one kind on a sheet of their own. */
export interface LembarTulis extends BentukLembar {
  daftar: ReadonlyMap<string, DaftarPilihan>;
  /** some rows at a time */
  baris: AsyncIterable<Iterable<BarisTulis>> | Iterable<Iterable<BarisTulis>>;
}
export interface IsiBuku {
  info: InfoTemplat;
  uraian: UraianBerkas;
  /** the header in words, for reading only */
  permohonan: readonly BagianKepala[];
  lembar: readonly LembarTulis[];
  contohHs: readonly string[];
  dibuat: Date;
}
