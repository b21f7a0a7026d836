/** Sentences about files that are made from others: changes, copies, new attempts, and how decisions end. */
export const PESAN_TURUNAN = {
  'turunan.reaju_pertek': 'Pengajuan ulang hanya untuk pertimbangan teknis. Buat salinan untuk layanan lain',
  'turunan.bukan_pertek': 'Jalur ini hanya untuk pertimbangan teknis',
  'turunan.jendela_ubah_tutup': 'Jadwal perubahan untuk komoditas dan tahun ini sudah tutup',
  'turunan.alasan_wajib': 'Pilih alasan perubahan',
  'turunan.keterangan_wajib': 'Tulis keterangan untuk alasan P5',
  'turunan.sudah_ada': 'Perubahan untuk keputusan ini sudah berjalan dengan nomor {no_aju}',
  'turunan.sedang_berjalan': 'Perubahan untuk keputusan ini sudah berjalan. Lanjutkan perubahan itu',
  'turunan.asal_berakhir': 'Keputusan asal sudah tidak berlaku, jadi perubahannya tidak dapat diteruskan',
  'turunan.bukan_perubahan': 'Berkas ini bukan perubahan keputusan',
  'lantai.kurang': 'Jumlah baris {n} paling sedikit {a}, yaitu yang sudah direalisasikan',
  'lantai.satuan': 'Satuan baris {n} tidak dapat diubah: {a} sudah direalisasikan',
  'lantai.dihapus': 'Baris {n} keputusan asal tidak dapat dihapus: {a} sudah direalisasikan',
  'turunan.path_asing': 'Bagian {path} tidak berubah dari keputusan asal',
  'turunan.dibuat': 'Draf {no_aju} dibuat',
  'cabut.berhasil': 'Keputusan dicabut',
} as const;
