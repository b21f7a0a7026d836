/** Sentences about the national line of a commodity and what is determined on it. */
export const PESAN_NERACA = {
  'neraca.angka_salah': '{nama} harus berupa angka nol atau lebih, paling banyak tiga angka di belakang koma',
  'neraca.sumber_wajib': 'Tulis sumber angka {nama}',
  'neraca.satu_dipilih': 'Pilih satu angka {nama} yang dipakai',
  'neraca.alasan_pilih': 'Tulis mengapa angka {nama} ini yang dipakai',
  'neraca.plafon_kurang': 'Plafon tidak boleh di bawah {jml} yang sudah ditetapkan',
  'neraca.bukan_koordinator': 'Komoditas ini dikoordinasikan {nama}',
  'neraca.elemen_salah': 'Baris neraca tidak sesuai dengan kelompok komoditasnya',
  'penetapan.di_atas_rekomendasi': 'Baris {n}: tulis alasannya bila melebihi rekomendasi K/L',
  'penetapan.tanpa_garis': 'Baris nasional {uraian} belum diisi. Isi angka dan plafonnya dahulu',
  'penetapan.melebihi_plafon':
    'Jumlah penetapan {uraian} menjadi {jml}, melebihi plafon {plafon}. Kurangi {lebih} atau ubah plafon dengan sumbernya',
  'penetapan.garis_berubah': 'Baris nasional berubah sejak Anda membukanya. Periksa sekali lagi',
  'penetapan.komoditas_lain': 'Berkas {noAju} bukan dari komoditas dan tahun ini',
  'penetapan.berkas_berulang': 'Berkas {noAju} disebut lebih dari sekali',
  'penetapan.ringkas': '{penuh} disetujui penuh, {sebagian} sebagian, {ditolak} tidak diberi alokasi',
  'penetapan.berhasil': '{n} berkas ditetapkan',
  'buku.periode_panjang': 'Periode ini memuat lebih dari {n} mutasi. Pilih periode yang lebih pendek',
  'buku.tidak_cukup': '{uraian}: yang tersedia {ada}, sedangkan yang diperlukan {minta}',
  'buku.di_bawah_realisasi':
    'Baris {n}: {a} lebih kecil dari {b} yang sudah direalisasikan menurut pemberitahuan pabean',
} as const;
