/** Sentences about what a company gives back of its permits (T33). */
export const PESAN_SERAH = {
  'serah.kosong': 'Isi jumlah yang diserahkan pada sedikitnya satu baris',
  'serah.baris_asing': 'Baris ini bukan bagian dari keputusan',
  'serah.baris_ganda': 'Baris ini disebut lebih dari sekali',
  'serah.jumlah': 'Isi angka di atas nol, paling banyak tiga angka di belakang koma',
  'serah.lebih': 'Paling banyak {sisa}, yaitu sisa yang belum direalisasikan',
  'serah.berhasil': 'Sisa izin diserahkan kembali',
} as const;
