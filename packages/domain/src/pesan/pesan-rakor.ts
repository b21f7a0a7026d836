/** Sentences about coordination meetings. */
export const PESAN_RAKOR = {
  'rakor.status_tidak_mengizinkan': 'Status rapat saat ini tidak mengizinkan tindakan ini',
  'rakor.agenda_kosong': 'Masukkan sedikitnya satu komoditas ke agenda',
  'rakor.alasan_wajib': 'Tulis alasannya',
  'rakor.baris_belum': 'Masih ada baris yang belum ditetapkan dan belum ditunda',
  'rakor.alasan_kurang': 'Masih ada baris yang belum diberi alasan',
  'rakor.lewat_plafon': 'Masih ada baris nasional yang melebihi plafonnya atau belum punya plafon',
  'rakor.pernyataan_wajib': 'Centang pernyataan akhir dahulu',
  'rakor.bukan_penanda_tangan': 'Anda bukan penanda tangan berita acara ini',
  'rakor.sudah_tanda_tangan': 'Anda sudah menandatangani berita acara ini',
  'rakor.pimpinan_terakhir': 'Pimpinan menandatangani setelah semua penanda tangan lain',
  'rakor.belum_semua_tanda_tangan': 'Belum semua penanda tangan menandatangani',
  'rakor.sudah_diterapkan':
    'Hasil rapat sudah diterapkan ke berkas. Perubahan dilakukan melalui rapat evaluasi atau perubahan',
  'rakor.belum_semua_diterapkan': 'Hasil rapat belum diterapkan ke semua berkas',
  'rakor.baris_angka': 'Baris {n}: penetapan harus berupa angka nol atau lebih',
  'rakor.baris_melebihi': 'Baris {n}: penetapan melebihi usulan {jml}',
  'rakor.baris_lantai': 'Baris {n}: penetapan di bawah {jml} yang sudah direalisasikan dan dicadangkan',
  'rakor.baris_alasan': 'Baris {n}: pilih alasan bila penetapan nol atau di bawah rekomendasi',
  'rakor.baris_naik': 'Baris {n}: tulis alasannya bila penetapan melebihi rekomendasi',
  'rakor.baris_alasan_lain': 'Baris {n}: tulis alasannya bila memilih A99',
  'rakor.persen_salah': 'Persen harus di antara 0 dan 100, paling banyak tiga angka di belakang koma',
  'rakor.plafon_salah': 'Plafon harus berupa angka nol atau lebih, paling banyak tiga angka di belakang koma',
  'rakor.plafon_di_bawah_lantai':
    'Jumlah {jml} tidak cukup: baris yang sudah direalisasikan dan dicadangkan memerlukan {lantai}',
} as const;
