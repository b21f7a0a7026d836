/** Objections (T35) made wrong on purpose; shapes as in `aturan.mjs`. */
import { satu } from './satu.mjs';

const FILE = 'keberatan/keberatan.ts';
const UJI = 'keberatan/keberatan.spec.ts';
const TABEL = 'harapan/alur.spec.ts';

export const PERUSAKAN_KEBERATAN = [
  satu('a longer term', FILE, 'HARI_AJUKAN', '= 30', '= 31', UJI, 'the day itself does not count'),
  satu('a longer time to answer', FILE, 'HARI_JAWAB', '= 20', '= 21', UJI, 'the day itself does not count'),
  satu(
    'who has had it answers',
    FILE,
    'const bolehMenjawab',
    '!orang.some',
    'orang.some',
    UJI,
    'by neither who has had',
  ),
  satu(
    'only one of both persons is asked',
    FILE,
    'const bolehMenjawab',
    '!orang.some',
    '!orang.every',
    UJI,
    'by neither who',
  ),
  satu(
    'more than was asked',
    FILE,
    'const sah',
    ' && banding(b.jml, ada.diminta) <= 0',
    '',
    UJI,
    'more than was decided',
  ),
  satu(
    'no more than was decided',
    FILE,
    'const sah',
    'ada.ditetapkan) > 0',
    'ada.ditetapkan) >= 0',
    UJI,
    'more than was decided',
  ),
  satu('refused without law', FILE, "'Dasar hukum'", ', !kabul)', ', false)', UJI, 'its law where it refuses'),
  satu(
    'anybody answers',
    'layanan/bersama/langkah-lanjutan.ts',
    "'tolak_keberatan'",
    "'pengajuan.jawab_keberatan'",
    "'pengajuan.baca'",
    TABEL,
    'T35 tolak_keberatan',
  ),
];
