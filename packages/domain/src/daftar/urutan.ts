/** Columns that lists of files are sorted by. */
export const KOLOM_URUT = [
  'baru',
  'sisa',
  'perusahaan',
  'tgl_kirim',
  'layanan',
  'komoditas',
  'volume',
  'status',
  'nomor',
] as const;
export type KolomUrut = (typeof KOLOM_URUT)[number];
/** Of officers: by who has taken a file, too. */
export const KOLOM_URUT_KL = [...KOLOM_URUT, 'petugas'] as const;
export type KolomUrutKl = (typeof KOLOM_URUT_KL)[number];
/** Of a work queue: by the priority of its files, too. */
export const KOLOM_URUT_ANTREAN = [...KOLOM_URUT_KL, 'prioritas'] as const;
export type KolomUrutAntrean = (typeof KOLOM_URUT_ANTREAN)[number];

/** Columns of a list of meetings. */
export const URUT_RAPAT = ['judul', 'jenis', 'tanggal', 'berkas', 'baris', 'kd_status'] as const;
export type UrutRapat = (typeof URUT_RAPAT)[number];
export const ARAH_URUT = ['asc', 'desc'] as const;
export type ArahUrut = (typeof ARAH_URUT)[number];

const MENURUN: readonly (KolomUrutAntrean | UrutRapat)[] = [
  ...(['baru', 'tgl_kirim', 'prioritas', 'volume'] as const),
  ...(['tanggal', 'berkas', 'baris'] as const),
];
/** Where a column begins when nothing is said: the newest, the most urgent, the largest. */
export const arahAwal = (kolom: KolomUrutAntrean | UrutRapat): ArahUrut => (MENURUN.includes(kolom) ? 'desc' : 'asc');
