/** Import rules in force since 29 August 2025, and which commodity groups each covers. The mapping of groups is ours. */
export interface Peraturan {
  nomor: string;
  klaster: string;
  kelompok: readonly string[];
}
const PERATURAN: readonly Peraturan[] = [
  { nomor: 'Permendag 17 Tahun 2025', klaster: 'Tekstil dan produk tekstil', kelompok: ['0127', '0128', '0129'] },
  {
    nomor: 'Permendag 18 Tahun 2025',
    klaster: 'Pertanian dan peternakan',
    kelompok: ['011', '014', '015', '0121', '0122', '0134', '0136', '0137', '0138', '0139', '0140'],
  },
  { nomor: 'Permendag 19 Tahun 2025', klaster: 'Garam dan perikanan', kelompok: ['012', '013', '0135'] },
  {
    nomor: 'Permendag 20 Tahun 2025',
    klaster: 'Bahan kimia, bahan berbahaya, dan bahan tambang',
    kelompok: [
      ...['018', '019', '0110', '0111', '0112', '0113', '0114', '0115'],
      ...['0116', '0117', '0118', '0119', '0120', '0133'],
    ],
  },
  {
    nomor: 'Permendag 21 Tahun 2025',
    klaster: 'Elektronik dan telematika',
    kelompok: ['0130', '0131', '0132', '0141'],
  },
  {
    nomor: 'Permendag 22 Tahun 2025',
    klaster: 'Barang industri tertentu',
    kelompok: ['016', '017', '0123', '0124', '0144'],
  },
  { nomor: 'Permendag 23 Tahun 2025', klaster: 'Barang konsumsi', kelompok: ['0125', '0126', '0143'] },
];
const UMUM: Peraturan = { nomor: 'Permendag 16 Tahun 2025', klaster: 'Ketentuan umum impor', kelompok: [] };

/** The rule of a commodity group; the general one where no cluster names it. */
export const peraturanKelompok = (kdKomoditas: string): Peraturan =>
  PERATURAN.find((p) => p.kelompok.includes(kdKomoditas)) ?? UMUM;
