/** Sentences about what a ministry asks of a company while the file lies at its desk. */
export const PESAN_INFORMASI = {
  'alur.bukan_meja_sendiri': 'Berkas ini tidak sedang di meja Anda',
  'informasi.diminta': 'Permintaan dikirim ke perusahaan. Jawaban ditunggu sampai {tanggal}',
  'informasi.dijawab': 'Jawaban dikirim ke kementerian',
  'informasi.ditutup': 'Permintaan informasi ditutup',
  'informasi.masih_terbuka':
    'Permintaan informasi masih menunggu jawaban perusahaan. Tunggu jawabannya atau tutup permintaan itu',
  'informasi.tidak_ada_terbuka': 'Tidak ada permintaan informasi yang menunggu jawaban',
  'informasi.tidak_terbuka': 'Permintaan informasi ini sudah selesai: {status}',
  'informasi.habis': 'Satu putaran paling banyak {n} permintaan informasi. Gunakan pengembalian untuk perbaikan',
  'informasi.pendek': 'Pertanyaan paling sedikit {n} karakter',
  'informasi.hari': 'Isi batas waktu {min} sampai {maks} hari kerja',
  'informasi.dokumen_banyak': 'Paling banyak {n} dokumen',
  'informasi.dokumen_asing': 'Dokumen ini tidak ada dalam daftar dokumen layanan',
  'informasi.dokumen_ganda': 'Dokumen ini disebut lebih dari sekali',
  'informasi.dokumen_hilang': 'Dokumen tidak ditemukan. Unggah kembali lalu kirim jawaban',
  'informasi.sebab_kembali': 'Berkas dikembalikan untuk perbaikan',
  'informasi.sebab_selesai': 'Berkas tidak lagi di meja kementerian',
} as const;
