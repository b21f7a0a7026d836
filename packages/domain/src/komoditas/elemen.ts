/** Element groups 01-08 of the specification. */
export const KODE_GRUP = ['01', '02', '03', '04', '05', '06', '07', '08'] as const;
export type KdGrup = (typeof KODE_GRUP)[number];

export const GRUP_ELEMEN: Record<KdGrup, { ur_grup: string; label: string }> = {
  '01': { ur_grup: 'Commodity', label: 'Komoditas' },
  '02': { ur_grup: 'Sub Commodity', label: 'Subkomoditas' },
  '03': { ur_grup: 'Usage Type', label: 'Jenis penggunaan' },
  '04': { ur_grup: 'Goods Type', label: 'Jenis barang' },
  '05': { ur_grup: 'Goods Category', label: 'Kategori barang' },
  '06': { ur_grup: 'Variants', label: 'Varian' },
  '07': { ur_grup: 'Quality Standard', label: 'Standar mutu' },
  '08': { ur_grup: 'HS Code', label: 'Pos tarif (HS)' },
};

/** An option as the specification names its fields (REF-17). */
export interface OpsiElemen {
  kd_elemen: string;
  ur_elemen: string;
  kd_grup: KdGrup;
  ur_grup: string;
  /** Not selectable this year. */
  fl_disable: boolean;
  /** Offered at all: in force on the day. */
  flag_enable: boolean;
}
/** Element groups whose options are kept in the list `elemen`. */
export const GRUP_OPSI = ['02', '03', '04', '05', '06', '07'] as const;
export type GrupOpsi = (typeof GRUP_OPSI)[number];
/** Options of one commodity group for one balance year, by element group, in the order of display. */
export type OpsiKelompok = Readonly<Record<string, OpsiElemen[]>>;

/** An option as the list `elemen` keeps it. Days are yyyy-mm-dd. */
export interface EntriElemen {
  kd_elemen: string;
  ur_elemen: string;
  kd_komoditas: string;
  kd_grup: GrupOpsi;
  /** Place among the options of its group; those without one come last. */
  urut: number | null;
  /** From this balance year on it is not selectable. */
  tutup_tahun: number | null;
  berlaku_mulai: string | null;
  berlaku_akhir: string | null;
}
/** One entry of a record's `elements`. Code 06 carries an array. */
export interface Elemen {
  kd_grup: string;
  value: string | string[];
}
