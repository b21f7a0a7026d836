/** Sentences about what a ministry files itself (PK). */
export const PESAN_PK = {
  'pk.npwp': 'NPWP penerima harus enam belas angka',
  'pk.satuan_induk': 'Satuan {apa} nomor {n} harus sama dengan satuan baris induknya',
  'pk.melebihi_induk': 'Jumlah {apa} {a} melebihi jumlah baris induk nomor {n}, yaitu {b}',
  'pk.kurang_dari_anak': 'Jumlah baris di bawahnya {a} melebihi {b}. Kurangi dulu baris di bawahnya',
  'pk.alasan_wajib': 'Baris {n}: alasan wajib diisi karena jumlahnya diubah',
  'pk.baris_asing': 'Baris ini tidak ada pada level {level}',
  'pk.tanpa_perubahan': 'Tidak ada jumlah yang diubah',
} as const;
