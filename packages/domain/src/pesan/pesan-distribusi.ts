/** Sentences about to whom goods go. */
export const PESAN_DISTRIBUSI = {
  'distribusi.npwp': 'NPWP pembeli harus lima belas atau enam belas angka',
  'distribusi.tidak_perlu': '{label} dikosongkan untuk distribusi {jenis}',
  'distribusi.satuan': 'Satuan distribusi nomor {n} harus sama dengan satuan barang nomor {induk}',
  'distribusi.melebihi': 'Jumlah distribusi {a} melebihi jumlah barang nomor {induk}, yaitu {b}',
  'distribusi.bukan_pelaku': 'Distribusi hanya diisi produsen dan pedagang',
  'distribusi.sisa_pelaku':
    'Pengguna akhir tidak mengisi distribusi. Hapus distribusi barang nomor {n}, atau ubah jenis pelaku usaha',
  'distribusi.tidak_ada': 'Layanan ini tidak meminta data distribusi',
} as const;
