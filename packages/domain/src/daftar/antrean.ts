/** Views of a work queue. */
export const ANTREAN = [
  'untuk_saya',
  'semua',
  'saya',
  'belum',
  'lewat',
  'perbaikan_masuk',
  'di_pemohon',
  'koordinator',
  'pejabat',
] as const;
export type Antrean = (typeof ANTREAN)[number];
