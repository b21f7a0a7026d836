/** Codes of services by `rumpun`: permits and recommendations, and the plan. */
export const KODE_IZIN = ['01', '02', '03', '04', '05', '06', '07', '08'] as const;
const KODE_RENCANA = ['09'] as const;
/** Every service, in order. */
export const KODE_REKOM = [...KODE_IZIN, ...KODE_RENCANA] as const;

export type KdRekomIzin = (typeof KODE_IZIN)[number];
export type KdRekom = (typeof KODE_REKOM)[number];
export type JenisIzin = 'RKI' | 'RKU' | 'RPHP' | 'RIPH' | 'RPK' | 'RMG' | 'PERTEK' | 'PK';
export type JenisLayanan = JenisIzin | 'RKT';
export type Rumpun = 'izin' | 'rencana';
/** What a call is about: one rumpun, or whichever the file it names is of. */
export type Ruang = Rumpun | 'semua';
