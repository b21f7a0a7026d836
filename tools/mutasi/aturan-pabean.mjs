/** Rules of customs declarations, made wrong on purpose; shapes as in `aturan.mjs`. */
import { satu } from './satu.mjs';

const COCOK = 'pabean/cocok.ts';
const UJI_COCOK = 'pabean/cocok.spec.ts';
const BUKU = 'buku/realisasi.ts';
const UJI_BUKU = 'buku/realisasi.spec.ts';
const cocok = (apa, dari, jadi, nama) => satu(apa, COCOK, 'export function cocokkan', dari, jadi, UJI_COCOK, nama);
const buku = (apa, dari, jadi, nama) => satu(apa, BUKU, 'export function realisasikan', dari, jadi, UJI_BUKU, nama);

export const PERUSAKAN_PABEAN = [
  cocok('any company uses a permit', 'sePokokNpwp(r.npwp, b.npwp)', 'true', 'a branch is its company'),
  cocok('a revoked permit is used', "izin.tempat === 'dicabut'", 'false', 'a revoked permit'),
  cocok('before the permit began', "(izin.berlaku_mulai ?? '') > b.tgl_pib", 'false', 'its first and last day'),
  cocok('the last day is too late', '< b.tgl_pib', '<= b.tgl_pib', 'its first and last day'),
  cocok('any tariff line', 'r.hs === b.hs', 'true', 'a tariff line or a unit'),
  cocok('any unit', 'dapatDihitung(b.satuan, r.pos.satuan)', 'true', 'a tariff line or a unit'),
  cocok('countries do not matter', 'negara.length > 0 ? negara : satuan', 'satuan', 'of rows of one pos'),
  cocok('between rows counted apart the first', '.size > 1', '.size > 9', 'counted apart'),
  cocok('what was loaded counts again', '>= b.tgl_pib', '> b.tgl_pib', 'up to which realisation was loaded'),
  buku(
    'more than the permit has',
    'banding(catat.jml, ada) > 0 ? ada',
    'banding(catat.jml, ada) > 0 ? catat.jml',
    '400 of 350',
  ),
  buku('what comes back is not there', 'keRibu(batal.jml) : 0n', '0n : 0n', 'takes back what was booked'),
  buku('what comes back elsewhere is there', 'kunciAkun(batal.ke) === asal', 'true', 'to another permit'),
  satu(
    'declarations are rounded one by one',
    BUKU,
    'export const bagianRealisasi',
    'keRibu(hitungSatuan(sebelum, dari, ke))',
    'keRibu(hitungSatuan(sebelum, dari, ke)) - 1n',
    UJI_BUKU,
    '60 and 40 BLL',
  ),
];
