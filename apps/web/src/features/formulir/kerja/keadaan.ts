import type { Keadaan as Kerja, SisaBaris } from '@sinas/formulir/kerja/keadaan';
import { BARANG, type BarisLembar } from './baris-lembar';
import type { Berkas } from './simpan/kerja';

export type KeadaanMesin = Kerja<Berkas>;
/** Everything the wizard shows, at one moment. Replaced as a whole on every change. */
export interface Keadaan extends Omit<KeadaanMesin, 'berkas' | 'baris' | 'hapus' | 'belumDimuat'>, Berkas {
  baris: readonly BarisLembar[];
  /** Stored rows that wait for their deletion. */
  hapus: readonly string[];
  /** Rows of the server that are not on this screen yet. */
  belumDimuat: SisaBaris;
}

const TANPA_SISA: SisaBaris = { baris: 0, jml: '0' };
const TANPA_HAPUS: readonly string[] = [];
/** The state of the engine as the wizard reads it: its one kind of row by name. */
export const keadaanDari = ({ berkas, baris, hapus, belumDimuat, ...kerja }: KeadaanMesin): Keadaan => ({
  ...kerja,
  ...berkas,
  baris: BARANG.di(baris),
  hapus: hapus[BARANG.jenis] ?? TANPA_HAPUS,
  belumDimuat: belumDimuat[BARANG.jenis] ?? TANPA_SISA,
});
