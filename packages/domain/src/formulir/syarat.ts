import type { DaftarJenis } from '../baris/jenis-baris';
import type { JenisDokumen } from './dokumen';
import type { SkemaFormulir } from './formulir';

/** What a service asks of a file. */
export interface Syarat {
  formulir: SkemaFormulir;
  dokumen: readonly JenisDokumen[];
  /** Kinds of row; the steps that they stand in have rows. */
  jenisBaris: DaftarJenis;
  /** It says itself which rows it needs. */
  periksaIsi?: unknown;
}
