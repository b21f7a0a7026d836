/** To whom goods go, made wrong on purpose; shapes as in `aturan.mjs`. */
import { satu } from './satu.mjs';

const BARIS = 'baris/distribusi.ts';
const UJI = 'baris/distribusi.spec.ts';
const MEDAN = 'baris/medan.ts';
const TERBUKA = 'formulir/bagian-terbuka.spec.ts';
const TUJUAN = 'formulir/tujuan-penggunaan.ts';
const KIRIMAN = 'formulir/format-kiriman.spec.ts';
const JUMLAH = 'at most what is asked for';
const PUNYA = 'all whose goods are passed on';

export const PERUSAKAN_DISTRIBUSI = [
  satu('more may go away than is asked for', BARIS, 'const [jumlah, batas]', '<= 0', '<= 1', UJI, JUMLAH),
  satu('all of it may not go away', BARIS, 'const [jumlah, batas]', '<= 0', '< 0', UJI, JUMLAH),
  satu('rows have any unit', BARIS, 'periksaJumlahDistribusi', 'if (lain)', 'if (false)', UJI, JUMLAH),
  satu(
    'an end user passes on',
    BARIS,
    'const bukanPelaku',
    'ktx.pelaku !== undefined',
    'false',
    UJI,
    'an end user does not',
  ),
  satu('a trader does not pass on', BARIS, 'PELAKU_DISTRIBUSI', ", 'PEDAGANG'", '', UJI, 'an end user does not'),
  satu('a buyer without a town', BARIS, 'MEDAN_DISTRIBUSI', ", 'kota'", '', UJI, '"kota":""'),
  satu('a tax number of any length', BARIS, "kd_field === 'npwp_pembeli'", '{15,16}', '{1,16}', UJI, '12345'),
  satu('fields of another kind are taken', BARIS, 'A note may stand', '!diminta &&', 'false &&', UJI, 'negara_tujuan'),
  satu('raw material is asked for it', 'layanan/rki/definisi.ts', 'distribusi', 'false', 'true', UJI, PUNYA),
  satu('meat is not asked for it', 'layanan/rpk/definisi.ts', 'distribusi', 'true', 'false', UJI, PUNYA),
  satu(
    'an end user has the step',
    'layanan/bersama/formulir.ts',
    'LANGKAH_DISTRIBUSI',
    ', untuk: PELAKU_DISTRIBUSI',
    '',
    UJI,
    PUNYA,
  ),
  satu(
    'a remark on them opens the quantity',
    MEDAN,
    'const SEPADAN',
    "'08'",
    "distribusi: ['jml_bahan_baku'],\n  '08'",
    TERBUKA,
    'of one good, of every good',
  ),
  satu(
    'a remark on a quantity leaves them shut',
    MEDAN,
    'jml_bahan_baku:',
    ', DISTRIBUSI_BARIS',
    '',
    TERBUKA,
    'opens what must agree',
  ),
  satu(
    'a remark on a unit leaves them shut',
    MEDAN,
    '  satuan:',
    ', DISTRIBUSI_BARIS',
    '',
    TERBUKA,
    'opens what must agree',
  ),
  satu(
    'another kind of actor leaves them shut',
    BARIS,
    'maks: 20_000',
    'untuk: PELAKU_DISTRIBUSI,',
    '',
    TERBUKA,
    'with the kind of actor',
  ),
  satu(
    'an assignment is read as a reserve',
    TUJUAN,
    'TUJUAN_FORMAT_1',
    "'5': '6'",
    "'5': '5'",
    KIRIMAN,
    'with 5 of the six',
  ),
  satu('trade is read as catering', TUJUAN, 'TUJUAN_FORMAT_1', "'4': '3'", "'4': '4'", KIRIMAN, 'with 4 of the six'),
  satu(
    'codes of now are read as old ones',
    'formulir/format-kiriman.ts',
    'function muatanKini',
    'format >= 2',
    'format >= 3',
    KIRIMAN,
    'with 4 of the six',
  ),
];
