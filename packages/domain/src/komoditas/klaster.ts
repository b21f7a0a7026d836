export interface Klaster {
  /** Number of the regulation of the Minister of Trade of 2025 that it is ruled by. */
  kode: string;
  nama: string;
  /** Commodity groups; which belong to it is our reading. */
  kelompok: readonly string[];
}
/** Clusters of import policy since 29 August 2025 (Permendag 16 to 23/2025), the general one first. */
export const KLASTER: readonly Klaster[] = [
  { kode: '16/2025', nama: 'Ketentuan umum', kelompok: ['0142', '0145'] },
  { kode: '17/2025', nama: 'Tekstil dan produk tekstil', kelompok: ['0127', '0128', '0129'] },
  {
    kode: '18/2025',
    nama: 'Pertanian dan peternakan',
    kelompok: ['011', '014', '015', '0121', '0122', '0134', '0136', '0137', '0138', '0139', '0140'],
  },
  { kode: '19/2025', nama: 'Garam dan perikanan', kelompok: ['012', '013', '0135'] },
  {
    kode: '20/2025',
    nama: 'Bahan kimia, bahan berbahaya, dan tambang',
    kelompok: [
      ...['018', '019', '0110', '0111', '0112', '0113', '0114', '0115'],
      ...['0116', '0117', '0118', '0119', '0120', '0133'],
    ],
  },
  { kode: '21/2025', nama: 'Elektronik dan telematika', kelompok: ['0130', '0131', '0132', '0141'] },
  { kode: '22/2025', nama: 'Barang industri tertentu', kelompok: ['016', '017', '0123', '0124', '0144'] },
  { kode: '23/2025', nama: 'Barang konsumsi', kelompok: ['0125', '0126', '0143'] },
];
export const KODE_KLASTER = [
  '16/2025',
  '17/2025',
  '18/2025',
  '19/2025',
  '20/2025',
  '21/2025',
  '22/2025',
  '23/2025',
] as const;
export type KodeKlaster = (typeof KODE_KLASTER)[number];
export const kelompokKlaster = (kode: string): readonly string[] =>
  KLASTER.find((k) => k.kode === kode)?.kelompok ?? [];
