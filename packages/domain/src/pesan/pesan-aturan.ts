/** Sentences of the rules on rows, remarks and plausibility. */
export const PESAN_ATURAN = {
  'isian.hs_kelompok': 'Pos tarif {hs} bukan untuk {komoditas}. Yang sesuai: {contoh}',
  'isian.hs_catatan': 'Pos tarif {hs} belum terdaftar untuk {komoditas}. Tulis mengapa pos ini dipakai',
  'kewajaran.catatan': '{nama}: tulis alasannya di Catatan kewajaran jumlah',
  'kewajaran.ditahan': '{nama} tidak wajar: {uraian}',
  'kewajaran.tidak_otomatis': 'Tidak terbit otomatis, harus diputuskan pejabat. {uji}',
  'kewajaran.catatan_keputusan': '{nama} perlu perhatian: tulis alasan jumlah ini di catatan',
  'keputusan.catatan_kolom': 'Catatan {n}: isian {kolom} tidak ada di berkas ini',
  'keputusan.catatan_baris': 'Catatan {n}: baris yang disebut tidak ada di berkas ini',
  'keputusan.catatan_tanpa_baris': 'Catatan {n}: jenis catatan ini tidak menunjuk satu baris',
  'referensi.korelasi_kosong': 'Kelompok ini belum punya pos tarif. Isi dahulu korelasinya',
  'daftar.prioritas_terlalu_banyak':
    'Urutan dan saringan menurut prioritas hanya untuk paling banyak {n} berkas. Persempit dahulu dengan saringan lain',
  'catatan_internal.kabar': 'Anda disebut pada catatan internal {no}',
  'catatan_internal.isi_kabar': '{nama} menyebut Anda. Buka berkasnya untuk membaca dan menjawab.',
} as const;
