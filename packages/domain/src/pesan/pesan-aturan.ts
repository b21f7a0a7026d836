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
  'alihkan.tidak_ada': 'Petugas ini tidak ada lagi di kementerian Anda, atau akunnya ditutup. Pilih petugas lain',
  'alihkan.bukan_verifikator': '{nama} bukan verifikator, jadi tidak dapat mengambil berkas',
  'alihkan.tidak_dapat': '{nama} tidak dapat mengambil berkas ini: {sebab}',
  'alihkan.kabar_ke': 'Berkas {no} dialihkan kepada Anda',
  'alihkan.isi_ke': '{nama} mengalihkan berkas ini kepada Anda. Buka untuk memeriksanya.',
  'alihkan.kabar_dari': 'Berkas {no} dialihkan dari Anda',
  'alihkan.isi_dari': '{nama} mengalihkan berkas ini kepada {tujuan}. Anda tidak lagi memegangnya.',
  'daftar.prioritas_terlalu_banyak':
    'Urutan dan saringan menurut prioritas hanya untuk paling banyak {n} berkas. Persempit dahulu dengan saringan lain',
  'catatan_internal.kabar': 'Anda disebut pada catatan internal {no}',
  'catatan_internal.isi_kabar': '{nama} menyebut Anda. Buka berkasnya untuk membaca dan menjawab.',
} as const;
