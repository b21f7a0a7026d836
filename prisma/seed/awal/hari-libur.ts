/** Public holidays on fixed dates, and the movable ones of 2026 and 2027 as far as announced: the start of the list that operators keep. */
const TETAP = [
  '01-01|Tahun Baru',
  '05-01|Hari Buruh',
  '06-01|Hari Lahir Pancasila',
  '08-17|Hari Kemerdekaan',
  '12-25|Natal',
];
const BERGERAK: readonly [string, string][] = [
  ['2026-01-16', 'Isra Mikraj'],
  ['2026-02-17', 'Tahun Baru Imlek'],
  ['2026-03-19', 'Hari Suci Nyepi'],
  ['2026-03-20', 'Idulfitri'],
  ['2026-04-03', 'Wafat Yesus Kristus'],
  ['2026-05-14', 'Kenaikan Yesus Kristus'],
  ['2026-05-27', 'Iduladha'],
  ['2026-06-16', 'Tahun Baru Islam'],
  ['2026-08-25', 'Maulid Nabi'],
];
export const HARI_LIBUR: readonly [tanggal: string, nama: string][] = [
  ...['2026', '2027', '2028'].flatMap((y) =>
    TETAP.map((t): [string, string] => [`${y}-${t.split('|')[0]}`, t.split('|')[1] ?? '']),
  ),
  ...BERGERAK,
];
