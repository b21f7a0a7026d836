import type { IsiEntri } from '../entri';
import type { JenisReferensi } from '../jenis';

/** A row of a file by its column names. */
export type BarisBerkas = Readonly<Record<string, string>>;
export interface EntriBerkas extends IsiEntri {
  kode: string;
  /** Place in the list; null = where it stands, or in the order of codes. */
  urut: number | null;
}
/** Reads the rows of one file, in their order. */
export type PembacaBaris = (baris: BarisBerkas, urut: number) => { entri: EntriBerkas; salah?: string[] };

/** A file that brings one list up to date. */
export interface BerkasResmi {
  nama: string;
  jenis: JenisReferensi;
  keterangan: string;
  /** Exactly these columns, in any order. */
  kolom: readonly string[];
  /** What the file does not name any more is closed. */
  menutup: boolean;
  pembaca: () => PembacaBaris;
  /** The row of the file that an entry would have; missing where the file says more than the list keeps. */
  tulis?: (kode: string, isi: IsiEntri) => Record<string, string>;
  /** Fields that the file has no column for stay as they are. */
  sebagian?: true;
  /** Which entries of the list the file speaks of; all when missing. */
  milik?: (kode: string, isi: IsiEntri) => boolean;
}

export const entri = (
  kode: string | undefined,
  uraian: string | undefined,
  lain: Partial<EntriBerkas> = {},
): EntriBerkas => ({
  kode: kode?.trim() ?? '',
  uraian: uraian?.trim() ?? '',
  induk: null,
  data: {},
  urut: null,
  berlaku_mulai: null,
  berlaku_akhir: null,
  ...lain,
});
export const teksData = (isi: IsiEntri, kd: string): string => {
  const v = isi.data[kd];
  return typeof v === 'string' || typeof v === 'number' ? String(v) : '';
};
