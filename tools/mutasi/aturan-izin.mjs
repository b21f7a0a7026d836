/** Bills, realisation and reminders made wrong on purpose; shapes as in `aturan.mjs`. */
import { satu } from './satu.mjs';

const TAGIHAN = 'tagihan/tagihan.spec.ts';
const LAPOR = 'realisasi/lapor.spec.ts';
const PENGINGAT = 'kalender/pengingat.spec.ts';
const bayar = (apa, dari, jadi, uji) =>
  satu(apa, 'tagihan/tagihan.ts', 'function nilaiPembayaran', dari, jadi, TAGIHAN, uji);
const tarif = (apa, dari, jadi) =>
  satu(apa, 'tagihan/tarif.ts', 'function periksaTarif', dari, jadi, TAGIHAN, 'none overlaps');
const lapor = (apa, sesudah, dari, jadi, uji) => satu(apa, 'realisasi/lapor.ts', sesudah, dari, jadi, LAPOR, uji);
const ingat = (apa, sesudah, dari, jadi, uji) =>
  satu(apa, 'kalender/pengingat.ts', sesudah, dari, jadi, PENGINGAT, uji);

export const PERUSAKAN_IZIN = [
  bayar('a payment of another amount pays', "if (t.jumlah !== b.jumlah) return 'salah_jumlah';", '', 'another amount'),
  bayar('a payment after the expiry pays', ' || b.tgl_bayar > t.kedaluwarsa', '', 'after the expiry'),
  bayar('a voided bill can be paid', "t.status === 'DIBATALKAN' || ", '', 'was voided'),
  bayar('a second payment is taken for the first', 't.ntpn === b.ntpn', 'true', 'is a second one'),
  bayar('a bill without a code can be paid', " || t.status === 'DIMINTA'", '', 'without a code'),
  satu('a bill holds for eight days', 'tagihan/tagihan.ts', 'MASA_TAGIHAN_MS', '7 *', '8 *', TAGIHAN, '7 x 24 h'),
  satu('T30 comes a day early', 'tagihan/tagihan.ts', 'TUTUP_MS', '14 *', '13 *', TAGIHAN, '7 x 24 h'),
  tarif('a fee of a service without one', '!layanan(baru.kd_rekom as KdRekom).fl_pnbp', 'false'),
  tarif('fees overlap', 'bertindih(baru, t)', 'false'),
  tarif('a fee ends before it begins', 'baru.sampai < baru.mulai', 'false'),
  satu(
    'the last day of a fee is not one',
    'tagihan/tarif.ts',
    'const berlaku',
    'hari <= t.sampai',
    'hari < t.sampai',
    TAGIHAN,
    'the fee of a day',
  ),
  lapor('a month is in time until the 16th', 'HARI_BATAS', '15', '16', 'until'),
  lapor('months before the permit are asked for', 'const awal =', 'bulanDari(mulai, 1)', '1', 'came into force'),
  lapor(
    'months after the permit are asked for',
    'const akhir =',
    'Math.min(akhirTahun,',
    'Math.max(akhirTahun,',
    'months',
  ),
  lapor('late is in time', 'function keadaanLapor', "<= tenggat ? 'tepat'", "<= '9' ? 'tepat'", 'terlambat'),
  satu(
    'what remains falls below nothing',
    'realisasi/sisa.ts',
    'sisaIzin',
    '> 0',
    '> 1',
    'realisasi/sisa.spec.ts',
    '300.001',
  ),
  ingat('the last stage of a decision is forgotten', 'TAHAP =', '[60, 30, 7]', '[60, 30]', 'of a decision'),
  ingat('a correction is told five days before', 'TAHAP =', '[3, 1]', '[5, 1]', 'of a correction'),
  ingat('half of the clock is told', 'function tahapJam', 'hari * 60', 'hari * 50', 'C.9'),
  ingat('a month is told after the 15th', 'INGAT_REALISASI', 'sampai: 15', 'sampai: 16', 'of the month before'),
];
