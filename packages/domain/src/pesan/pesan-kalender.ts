/** Sentences about schedules, holidays, stages, announcements and switches that operators keep. */
export const PESAN_KALENDER = {
  'kalender.akhir_sebelum_awal': '{label} tidak boleh sebelum {awal}',
  'kalender.komoditas_lain': 'Komoditas {kode} tidak dilayani {layanan}',
  'kalender.satu_hal': 'Ubah tepat satu hal: jadwal, libur, tahap, pengumuman, atau layanan',
  'kalender.tak_dapat_dihapus': 'Layanan tidak dapat dihapus',
  'kalender.tanpa_perubahan': 'Tidak ada yang berubah',
  'kalender.dampak_berubah': 'Keadaan berubah sejak pratinjau dibuat. Periksa dampaknya sekali lagi',
  'kalender.tahun_tahap': 'Tahap neraca {tahun} berlangsung antara 1 Januari {sebelum} dan 31 Desember {tahun}',
} as const;
