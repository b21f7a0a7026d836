/** Rules of what draws from a determination, made wrong on purpose; shapes as in `aturan.mjs`. */
import { satu } from './satu.mjs';

const TARIK = 'buku/tarik.ts';
const UJI = 'buku/tarik.spec.ts';
const ALUR = 'layanan/bersama/langkah.ts';
const TABEL = 'harapan/alur.spec.ts';
const DASAR = 'pengajuan/dasar.ts';

export const PERUSAKAN_TARIK = [
  satu(
    'more than is free is taken',
    TARIK,
    'lebihDariBebas',
    'banding(m.jml, ada) > 0',
    'false',
    UJI,
    'more than is free',
  ),
  satu(
    'a repeat reserves it all again',
    TARIK,
    'function cadangkan',
    'kurangi(perlu, nol(saldo, cadangan(t, pos)))',
    'perlu',
    UJI,
    'another submission moves the difference',
  ),
  satu('a change reserves its whole', TARIK, 'perluCadangan', "?.jml ?? '0';", "?.jml && '0';", UJI, '1: fixed 1,000'),
  satu('what is left is kept', TARIK, 'terbitkanTarikan', "'LEPAS',", "'LIMPAH',", UJI, '1: fixed 1,000'),
  satu('sent and not reserved', ALUR, "'kirim',", "'cadangkan', ", '', TABEL, 'T3 kirim 00'),
  satu('rejected and kept', ALUR, "'tolak',", "'lepas_cadangan', ", '', TABEL, 'T15 tolak 23'),
  satu('withdrawn and kept', ALUR, "'batalkan',", "'lepas_cadangan', ", '', TABEL, 'T26 batalkan 10'),
  satu(
    'what asks the nation ends too',
    ALUR,
    "'tahun_tutup',",
    "['menarik']",
    '[]',
    TABEL,
    'guard menarik is not used',
  ),
  satu(
    'a need of a ministry draws',
    DASAR,
    'function punyaDasar',
    " && pemohon === 'PU'",
    '',
    'kalender/ubahan.spec.ts',
    'a need of a ministry',
  ),
  satu(
    'what draws follows the season of proposals',
    DASAR,
    'bukaDasar',
    "dasar === 'TARIK'",
    'false',
    'pengajuan/dasar.spec.ts',
    'the window of proposals',
  ),
];
