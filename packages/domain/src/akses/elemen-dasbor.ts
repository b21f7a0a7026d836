/** Pictures of the dashboard that are given to eselon users one by one, beside lists. */
export const GAMBAR_DASBOR = [
  'capaian',
  'rapat',
  'keputusan',
  'neraca',
  'kementerian',
  'meja',
  'tahap',
  'waktu',
] as const;
export type GambarDasbor = (typeof GAMBAR_DASBOR)[number];
/** The list of files on the same page. */
export const DAFTAR_DASBOR = 'semua';
/** Whose dashboard is made of the parts that he was given; all others have all of it (PERAN-03). */
export const berelemen = (peran: string): boolean => peran === 'ESELON';
