/** Information requests (T37) made wrong on purpose; shapes as in `aturan.mjs`. */
import { satu } from './satu.mjs';

const FILE = 'informasi/informasi.ts';
const UJI = 'informasi/informasi.spec.ts';
const ALUR = 'layanan/bersama/langkah.ts';
const TABEL = 'harapan/alur.spec.ts';
const PENJAGA = 'pengajuan/penjaga.ts';
const UJI_PENJAGA = 'harapan/penjaga.spec.ts';

export const PERUSAKAN_INFORMASI = [
  satu(
    'a longer time for an answer to a question',
    FILE,
    'HARI_INFORMASI',
    'maks: 10',
    'maks: 11',
    UJI,
    '1 to 10 working days',
  ),
  satu('no time to answer', FILE, 'HARI_INFORMASI', 'min: 1', 'min: 0', UJI, '1 to 10 working days'),
  satu(
    'a late answer gives the days back',
    FILE,
    'lanjutSejak',
    'kini < tenggat ? kini : tenggat',
    'kini',
    UJI,
    'the clock runs again from the answer',
  ),
  satu(
    'a question from before a correction is answered',
    FILE,
    'dapatDijawab',
    ' && putaran === putaranBerkas',
    '',
    UJI,
    'a late answer is taken until',
  ),
  satu('six papers', FILE, 'MAKS_DIMINTA', '= 5', '= 6', UJI, 'at most five papers'),
  satu(
    'decided while a question is open',
    PENJAGA,
    'informasi_tertutup',
    '!== true',
    '=== true',
    UJI_PENJAGA,
    'issue 15',
  ),
  satu(
    'another desk asks',
    PENJAGA,
    'meja_sendiri',
    '?.peran === p.peran',
    '?.peran !== p.peran',
    UJI_PENJAGA,
    'issue 15',
  ),
  satu('the clock runs on', ALUR, "'minta_informasi'", "'jam_jeda'", "'jam_lanjut'", TABEL, 'T37 minta_informasi'),
  satu(
    'anybody answers a question',
    ALUR,
    "'jawab_informasi'",
    "'pengajuan.jawab_informasi'",
    "'pengajuan.baca'",
    TABEL,
    'T37 jawab_informasi',
  ),
];
