/** Kinds of item that a meeting has beside its own fields. */
export const JENIS_MODAL = [
  'komoditas',
  'peserta',
  'penanda_tangan',
  'garis',
  'baris',
  'rekomendasi',
  'berkas',
] as const;
export type JenisModal = (typeof JENIS_MODAL)[number];
/** Files that one call takes onto an agenda, or off it. */
export const MAKS_MASUK = 200;

/** One item of a meeting, as it is asked for: which fields it has depends on `jenis`. */
export interface IsiModal {
  id_rakor: string;
  jenis: JenisModal;
  versi?: number;
  kd_komoditas?: string;
  urutan?: number;
  keterangan?: string;
  kesepakatan?: 'BAHAS' | 'SEPAKAT' | 'BELUM' | 'TUNDA';
  perbedaan?: string;
  id?: string;
  kd_ga?: string;
  nama?: string;
  jabatan?: string;
  hadir?: boolean;
  id_user?: string;
  pimpinan?: boolean;
  belum_dialokasikan?: string;
  id_baris?: string;
  penetapan?: string | null;
  tunda?: boolean;
  kd_alasan?: string;
  alasan?: string;
  rekomendasi?: string;
}
