/** Sentences about schedules, holidays, stages, announcements and switches that operators keep. */
export const PESAN_KALENDER = {
  'kalender.akhir_sebelum_awal': '{label} tidak boleh sebelum {awal}',
  'kalender.komoditas_lain': 'Komoditas {kode} tidak dilayani {layanan}',
  'kalender.satu_hal': 'Ubah tepat satu hal: jadwal, libur, tahap, pengumuman, atau layanan',
  'kalender.tak_dapat_dihapus': 'Layanan tidak dapat dihapus',
  'kalender.tahun_tahap': 'Tahap neraca {tahun} berlangsung antara 1 Januari {sebelum} dan 31 Desember {tahun}',
  'kalender.dampak_berubah': 'Keadaan berubah sejak pratinjau dibuat. Periksa dampaknya sekali lagi',
  'kalender.dampak_jadwal': '{n} draf mengikuti jadwal ini: {tutup} menjadi tertutup, {buka} menjadi terbuka',
  'kalender.dampak_terkirim': '{n} berkas yang sudah dikirim tidak dinilai dengan jadwal baru',
  'kalender.dampak_tahap': 'Garis waktu di halaman publik berubah. Tidak ada berkas yang dinilai dengan tahap ini',
  'kalender.dampak_pengumuman': 'Tampil di halaman publik dan di beranda {n} akun perusahaan selama masa tayangnya',
  'kalender.dampak_libur': '{n} berkas mendapat batas waktu yang lebih lambat',
  'kalender.dampak_tanpa': 'Tidak ada batas waktu berjalan yang berubah',
  'kalender.dampak_lampau': '{tanggal} sudah lewat. Batas waktu yang sudah diberitahukan akan mundur',
  'kalender.dampak_hapus_libur':
    'Batas waktu yang sudah diberitahukan tidak dipercepat. Hari ini dihitung sebagai hari kerja untuk batas waktu berikutnya',
  'kalender.dampak_otomatis':
    '{n} berkas sedang di meja K/L. {lewat} sudah melewati batas waktu layanan dan terbit otomatis dalam beberapa menit',
  'kalender.otomatis_rakor': '{layanan} diputus rakor dan tidak pernah terbit otomatis',
  'kalender.dampak_manual': '{n} berkas sedang di meja K/L dan hanya terbit dengan keputusan pejabat',
  'kalender.draf_tutup': 'Draf menjadi tertutup',
  'kalender.draf_buka': 'Draf menjadi terbuka',
  'kalender.draf_tetap': 'Draf, tanggalnya berubah',
  'kalender.pindah_layanan': 'Batas layanan {dari} menjadi {ke}',
  'kalender.pindah_perbaikan': 'Batas perbaikan {dari} menjadi {ke}',
  'kalender.batas_layanan': 'Batas layanan {tanggal}',
  'kalender.libur_baru': '{tanggal} menjadi hari libur: {nama}.',
} as const;
