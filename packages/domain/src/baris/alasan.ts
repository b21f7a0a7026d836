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

/** One part of a verification checklist. */
export interface Pemeriksaan {
  kode: number;
  nama: string;
  /** Answered by the decider only. */
  kesimpulan?: boolean;
}
export type HasilPeriksa = 'Y' | 'N' | 'NA';
