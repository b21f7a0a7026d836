/** Reasons for a cut or a rejection. */
export const ALASAN = {
  A01: 'Dokumen tidak sah',
  A02: 'Data tidak sesuai SIINas/OSS',
  A03: 'Kapasitas tidak mendukung',
  A04: 'Pasokan dalam negeri cukup',
  A05: 'Realisasi tahun lalu rendah',
  A06: 'Kewajiban belum dipenuhi',
  A07: 'HS di luar lingkup',
  A08: 'KSWP tidak valid',
  A09: 'Alokasi habis',
  A99: 'Lainnya',
} as const;
export type KdAlasan = keyof typeof ALASAN;
export const KODE_ALASAN = Object.keys(ALASAN) as KdAlasan[];

/** Verification checklist. */
export const PEMERIKSAAN = [
  { kode: 1, nama: 'Profil perusahaan' },
  { kode: 2, nama: 'Data produksi' },
  { kode: 3, nama: 'Data barang' },
  { kode: 4, nama: 'Data distribusi' },
  { kode: 5, nama: 'Dokumen dan data khusus' },
  { kode: 6, nama: 'Kesimpulan' },
] as const;
export type HasilPeriksa = 'Y' | 'N' | 'NA';
