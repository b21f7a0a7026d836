/** Rules of the quantity ledger, made wrong on purpose; shapes as in `aturan.mjs`. */
import { satu } from './satu.mjs';

const IZIN = 'buku/izin.ts';
const UJI = 'buku/izin.spec.ts';
const DASAR = 'buku/dasar.ts';
const ALUR = 'layanan/bersama/langkah.ts';
const LANJUTAN = 'layanan/bersama/langkah-lanjutan.ts';
const TABEL = 'harapan/alur.spec.ts';

export const PERUSAKAN_BUKU = [
  satu(
    'a free line is raised all the same',
    IZIN,
    'function tambahan',
    "saldo.get(k) ?? '0', ",
    '',
    UJI,
    'is not raised',
  ),
  satu(
    'what comes back feeds nobody',
    IZIN,
    'function tambahan',
    'kunciAkun(p.ke) === k',
    'false',
    UJI,
    'feeds another row',
  ),
  satu('what was realised is drawn again', IZIN, 'const kurang', 'r.terealisasi', "'0'", UJI, 'worked example 2'),
  satu('a change draws the whole', IZIN, 'const kurang', "pindah ? lama(pindah) : '0'", "'0'", UJI, 'worked example 4'),
  satu('a dropped row keeps its quantity', IZIN, 'const g of', 'b.gugur', '[]', UJI, 'feeds another row'),
  satu(
    'any row takes over from any line',
    IZIN,
    'const samaPos',
    'kunciPos(a.pos) === kunciPos(b.pos)',
    'true',
    UJI,
    'moved to another line',
  ),
  satu('below what was realised', IZIN, 'diBawahRealisasi', '< 0', '< -1', UJI, 'is named'),
  satu(
    'what is given back is free at once',
    IZIN,
    'export const serahkan',
    'akunKembali(b.pos)',
    'akunTersedia(b.pos)',
    UJI,
    'expired, revoked',
  ),
  satu('parts are rounded down', DASAR, 'const dasar', ' + penuh)', ')', UJI, 'BLL are'),
  satu('issued and not booked', ALUR, "'setuju',", "'bukukan', ", '', TABEL, 'T15 setuju 23'),
  satu('given back and not booked', LANJUTAN, "'serahkan',", "'bukukan', ", '', TABEL, 'T33 serahkan 50'),
  satu('expired and not booked', LANJUTAN, "'kedaluwarsa'", "'bukukan', ", '', TABEL, 'T27 kedaluwarsa 50'),
];
