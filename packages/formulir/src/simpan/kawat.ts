import type { Masalah } from '@sinas/domain/formulir/isian';
import type { Penyunting } from '@sinas/domain/formulir/penyunting';
import type { FaktaBaris } from '../kerja/koleksi';
import type { Belums, Kepala, Kerja, PerJenis } from './gabung';

/** Rows of one kind that came with a file: perhaps the first ones only. */
export interface IsiJenis {
  rows: readonly FaktaBaris[];
  jumlah: number;
  /** Total of all of them, where the kind is counted by one. */
  jml: string | null;
}
/** The autosaved part as the server tells it. Answers that it does not name stay as they were sent. */
export type KerjaDatang = Omit<Kerja, 'jawaban'> & Partial<Pick<Kerja, 'jawaban'>>;
/** A file as it is read. `L`: facts of the case that the screens show and the engine hands on. */
export interface IsiBerkas<L> {
  versi: number;
  /** Version of `kerja`, where it may be older than the file's. */
  versiKerja: number;
  kerja: KerjaDatang;
  baris: PerJenis<IsiJenis>;
  /** When it was saved last (ISO). */
  waktu: string | null;
  penyunting: readonly Penyunting[];
  berkas: L;
}
/** Answer of every write: the version that it has made, and the file's autosaved part as it is now. */
export interface HasilSimpan<L> {
  versi: number;
  kerja: KerjaDatang;
  berkas: Partial<L>;
}
/** What of the autosaved part differs. `baris`: all rows not yet valid, of every kind. */
export interface BedaKerja {
  kepala?: Kepala;
  pernyataan?: boolean;
  jawaban?: { id: string; jawaban: string }[];
  baris?: PerJenis<Belums>;
}

/** A row to store. */
export interface BarisKirim {
  jenis: string;
  /** Names the row in the answer, and to children that come along. */
  kunci: string;
  /** Null: a new row. */
  id: string | null;
  versi: number | null;
  no_seri: number;
  isi: object;
  /** Its parent, by key where that is new and comes along in the same call. */
  induk: { id: string } | { kunci: string } | null;
}
export type AkhirBaris =
  | { akhir: 'tersimpan'; baris: FaktaBaris }
  | { akhir: 'ditolak'; masalah: Masalah[] }
  /** Its parent is there no more. */
  | { akhir: 'yatim' }
  /** Changed elsewhere; `kini` null = deleted, absent = ask `barisKini`. */
  | { akhir: 'usang'; kini?: FaktaBaris | null; pesan: string | null };
export interface HasilBaris<L> {
  /** What became of the rows that the call took, by key. The others are offered again. */
  akhir: ReadonlyMap<string, AkhirBaris>;
  simpan: HasilSimpan<L> | null;
  /** Who has changed a row that was. */
  penyunting: readonly Penyunting[];
}

/** The calls of the saving engine. Every failure is a `GalatKawat`. */
export interface Kawat<L> {
  muat: () => Promise<IsiBerkas<L>>;
  /** Refused as 'usang' when the version is another one by now. */
  simpan: (versi: number, beda: BedaKerja) => Promise<HasilSimpan<L>>;
  /**
   * Stores rows, at least the first one. They come in order of level: a parent stands before its children. `kunci`
   * names a call: the same rows sent again bear the same name, so that a lost answer makes no second row.
   */
  baris: (rows: readonly BarisKirim[], kunci: (rows: readonly BarisKirim[]) => string) => Promise<HasilBaris<L>>;
  /** Deletes rows and what hangs from them. Refused as 'hilang' only when none of them is there any more. */
  hapus: (jenis: string, id: readonly string[]) => Promise<HasilSimpan<L>>;
  /** A stored row as it is now, to merge with; null = it is gone. */
  barisKini: (jenis: string, id: string) => Promise<FaktaBaris | null>;
}

/** What a failed call means for the next step. */
export type Golongan = 'luring' | 'sesi' | 'usang' | 'hilang' | 'tolak' | 'gagal';
interface RincianGalat {
  /** Sentence of the server, where it sent one. */
  pesan: string | null;
  masalah?: readonly { path: string; message: string }[];
  /** The file can be changed no more. */
  tutup?: boolean;
}
export class GalatKawat extends Error {
  readonly pesan: string | null;
  readonly masalah: readonly { path: string; message: string }[];
  readonly tutup: boolean;
  constructor(
    readonly golongan: Golongan,
    { pesan, masalah = [], tutup = false }: RincianGalat,
  ) {
    super(pesan ?? golongan);
    this.pesan = pesan;
    this.masalah = masalah;
    this.tutup = tutup;
  }
}
export const golonganDari = (galat: unknown): Golongan => (galat instanceof GalatKawat ? galat.golongan : 'gagal');
