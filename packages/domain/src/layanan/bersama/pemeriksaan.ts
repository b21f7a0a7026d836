import type { Pemeriksaan } from '../../baris/alasan';

/** The verification checklist; what concludes it is the decider's. */
export const pemeriksaanKl = (): readonly Pemeriksaan[] => [
  { kode: 1, nama: 'Profil perusahaan' },
  { kode: 2, nama: 'Data produksi' },
  { kode: 3, nama: 'Data barang' },
  { kode: 4, nama: 'Data distribusi' },
  { kode: 5, nama: 'Dokumen dan data khusus' },
  { kode: 6, nama: 'Kesimpulan', kesimpulan: true },
];
