/** Sentences about what a company reports of its permits. */
export const PESAN_REALISASI = {
  'realisasi.belum_waktunya': 'Realisasi {bulan} belum dapat dilaporkan untuk keputusan ini',
  'realisasi.bukan_keputusan': 'Realisasi dilaporkan untuk keputusan yang sudah terbit',
  'realisasi.baris_asing': 'Baris ini bukan bagian dari keputusan',
  'realisasi.baris_ganda': 'Baris ini disebut lebih dari sekali',
  'realisasi.jumlah': 'Isi angka nol atau lebih, paling banyak tiga angka di belakang koma',
  'realisasi.usang': 'Laporan {bulan} sudah diubah oleh {nama}. Periksa yang terbaru sebelum menyimpan',
  'realisasi.impor_selesai': '{diterima} bulan dilaporkan, {ditolak} bulan perlu perbaikan',
  'realisasi.impor_siap':
    '{baru} bulan baru, {berubah} bulan berubah, {ditolak} bulan perlu perbaikan. Belum ada yang disimpan',
  'realisasi.dilaporkan': 'Realisasi {bulan} dilaporkan',
} as const;
