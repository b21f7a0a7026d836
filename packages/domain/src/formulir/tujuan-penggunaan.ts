/** What imported goods are for (domain F). */
export const TUJUAN_PENGGUNAAN: Readonly<Record<string, string>> = {
  '1': 'Bahan baku industri',
  '2': 'Bahan penolong',
  '3': 'Konsumsi/diperdagangkan',
  '4': 'Hotel-restoran-katering',
  '5': 'Cadangan pemerintah',
  '6': 'Penugasan BUMN',
  '7': 'Penelitian/contoh',
  '8': 'Ekspor/KITE',
};

/**
 * Codes of submissions of format 1, by what they mean today: general trade is one with consumption, an assignment by the
 * government goes to state companies, cultivation stood together with research.
 */
export const TUJUAN_FORMAT_1: Readonly<Record<string, string>> = {
  '1': '1',
  '2': '2',
  '3': '3',
  '4': '3',
  '5': '6',
  '6': '7',
};
