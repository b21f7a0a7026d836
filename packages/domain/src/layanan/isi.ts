import type { Desimal } from '../format/angka';
import type { Kepala } from '../formulir/formulir';
import type { Masalah } from '../formulir/isian';

/** A row with what stands beside it, as a check over the whole file looks at it. */
export interface BarisIsi {
  id: string;
  jenis: string;
  id_induk: string | null;
  seri: number;
  data: Readonly<Record<string, unknown>>;
  satuan: string | null;
  /** exact decimal text */
  jml: Desimal | null;
  /** Sum of what became of it in the year before. */
  realisasi_lalu: Desimal;
}
/** All that a file says. */
export interface IsiBerkas {
  kd_komoditas: string;
  tahun: number;
  kepala: Kepala;
  baris: readonly BarisIsi[];
}
/** Faults that only the whole file shows. */
export type PeriksaIsi = (isi: IsiBerkas) => Masalah[];
