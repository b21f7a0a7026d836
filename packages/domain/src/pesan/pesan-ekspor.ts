/** Sentences about lists that people take with them. */
export const PESAN_EKSPOR = {
  'ekspor.tidak_ada': 'Ekspor tidak ditemukan',
  'ekspor.terlalu_banyak': 'Tunggu sampai ekspor Anda yang lain selesai, atau batalkan salah satunya',
  'ekspor.belum_siap': 'Ekspor ini belum siap diunduh',
  'ekspor.lewat': 'Masa simpan ekspor ini sudah habis. Buat ekspor baru',
  'ekspor.hak_berubah': 'Hak akses Anda berubah sejak ekspor dibuat. Buat ekspor baru',
  'ekspor.tidak_berhak': 'Akun tidak berhak atas daftar ini',
  'ekspor.maks_baris': 'Daftar berisi lebih dari {n} baris. Persempit saringan, lalu ekspor lagi',
  'ekspor.gagal': 'Ekspor tidak dapat dibuat. Coba lagi nanti',
  'ekspor.dibatalkan': 'Dibatalkan',
  'ekspor.siap': 'Ekspor {daftar} siap diunduh',
  'ekspor.siap_rinci': '{n} baris, dapat diunduh sampai {sampai}',
} as const;
