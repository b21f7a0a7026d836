/** Reasons for a change of what was determined. */
export const ALASAN_PERUBAHAN = {
  P1: 'Bencana alam',
  P2: 'Bencana nonalam',
  P3: 'Investasi baru',
  P4: 'Program prioritas pemerintah',
  P5: 'Kondisi lain yang memengaruhi data perhitungan',
  P6: 'Penugasan BUMN',
  P7: 'Perubahan data selain volume (pelabuhan, negara, HS, nama)',
} as const;
export type KdAlasanPerubahan = keyof typeof ALASAN_PERUBAHAN;
