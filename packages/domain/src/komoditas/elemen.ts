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
  /** Shown at all. */
  flag_enable: boolean;
}
/** One entry of a record's `elements`. Code 06 carries an array. */
export interface Elemen {
  kd_grup: string;
  value: string | string[];
}
