/** Sentences about fees and bills. */
export const PESAN_TAGIHAN = {
  'tarif.tanpa_pnbp': 'Layanan ini tidak memungut PNBP',
  'tarif.jumlah': 'Isi tarif dalam rupiah penuh',
  'tarif.urutan': 'Tanggal akhir tidak boleh sebelum tanggal mulai',
  'tarif.bertindih': 'Masa berlaku bertindih dengan tarif {mulai} sampai {sampai}',
  'tarif.belum_ada': 'Tarif PNBP layanan ini belum diatur untuk hari ini',
  'tarif.sudah_lewat': 'Tarif yang sudah berlaku hanya dapat diakhiri, mulai hari ini',
  'tarif.tersimpan': 'Tarif disimpan',
  'tagihan.tidak_ada': 'Tagihan belum diterbitkan',
  'tagihan.masih_berlaku': 'Tagihan {kode} masih berlaku. Bayar tagihan itu, atau tunggu sampai kedaluwarsa',
  'tagihan.terbit': 'Kode billing sedang diminta',
  'tagihan.bebas': 'Tarif layanan ini Rp 0. Berkas diteruskan ke pejabat',
  'tagihan.diperiksa': 'Pembayaran sedang diperiksa',
  'tagihan.batal': 'Tagihan dibatalkan',
  'tagihan.berkas_ditutup': 'Berkas tidak lagi menunggu pembayaran',
  'tagihan.diganti': 'Diganti tagihan baru',
  'tagihan.tanda_salah': 'Tanda tangan pemberitahuan tidak sah',
} as const;
