/** Sentences about objections to decisions (T35). */
export const PESAN_KEBERATAN = {
  'keberatan.berhasil': 'Keberatan diajukan. Kementerian menjawab paling lambat {tanggal}',
  'keberatan.ditarik': 'Keberatan ditarik',
  'keberatan.dikabulkan': 'Keberatan dikabulkan. Pengajuan {no_aju} dibuka untuk perusahaan',
  'keberatan.ditolak': 'Keberatan ditolak dan jawabannya dikirim ke perusahaan',
  'keberatan.masa_lewat': 'Keberatan hanya dapat diajukan sampai {tanggal}',
  'keberatan.pendek': 'Alasan paling sedikit {n} karakter',
  'keberatan.masih_terbuka': 'Keberatan atas berkas ini sedang menunggu jawaban',
  'keberatan.sudah_sekali':
    'Keberatan atas keputusan ini sudah dijawab. Satu keputusan hanya dapat dikeberatani sekali',
  'keberatan.tidak_terbuka': 'Keberatan ini sudah ditutup: {status}',
  'keberatan.baris_sebagian': 'Jumlah hanya dapat diminta atas keputusan yang disetujui sebagian',
  'keberatan.baris_asing': 'Baris ini bukan bagian dari keputusan',
  'keberatan.baris_ganda': 'Baris ini disebut lebih dari sekali',
  'keberatan.jumlah': 'Isi jumlah lebih dari {ditetapkan} dan paling banyak {diminta}',
  'keberatan.dokumen_banyak': 'Paling banyak {n} dokumen',
  'keberatan.dokumen_hilang': 'Dokumen tidak ditemukan. Unggah kembali lalu ajukan keberatan',
  'keberatan.pernah_menangani':
    'Yang menjawab keberatan adalah pejabat pemutus atau koordinator yang tidak pernah memeriksa, merekomendasikan, memutuskan, atau mencabut berkas ini, juga tidak sebagai Plh. atau Plt.',
  'keberatan.ada_perubahan':
    'Perubahan {no_aju} atas keputusan ini masih berjalan. Keberatan dapat dikabulkan setelah perubahan itu selesai',
  'keberatan.asal_berakhir':
    'Keputusan ini sudah tidak berlaku sehingga tidak dapat diubah lagi. Keberatan hanya dapat ditolak',
  'keberatan.tahun_lewat':
    'Tahun neraca {tahun} sudah lewat sehingga tidak ada lagi yang dapat dibuka untuk perusahaan',
  'keberatan.alasan_turunan': 'Keberatan dikabulkan: {jawaban}',
} as const;
