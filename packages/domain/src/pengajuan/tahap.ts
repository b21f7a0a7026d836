import { LAYANAN, type KdRekom } from './layanan';
import type { KdStatus } from './status';

/** One stage of the progress bar (listProses). */
export interface Tahap {
  kode: string;
  nama: string;
  /** Statuses during which a file stands at this stage. */
  status: KdStatus[];
}

const DRAF: Tahap = { kode: 'draf', nama: 'Draf', status: ['00'] };
const KIRIM: Tahap = { kode: 'kirim', nama: 'Kirim', status: ['10', '11'] };
const VERIFIKASI: Tahap = { kode: 'verifikasi', nama: 'Verifikasi', status: ['20', '21', '22', '25', '26'] };
const PNBP: Tahap = { kode: 'pnbp', nama: 'PNBP', status: ['30', '31', '32'] };
const TERBIT: Tahap = { kode: 'terbit', nama: 'Terbit', status: ['50', '51', '52', '57', '70', '85'] };
const RAKORNIS: Tahap = { kode: 'rakornis', nama: 'Rakornis', status: ['40', '41'] };
const RAKORMEN: Tahap = { kode: 'rakormen', nama: 'Rakor Menteri', status: ['42', '43'] };
const keputusan = (nama: string): Tahap => ({ kode: 'keputusan', nama, status: ['23'] });

/** Ordered stages of a service. */
export function tahapLayanan(kdRekom: KdRekom): Tahap[] {
  const layanan = LAYANAN[kdRekom];
  if (layanan.pemohon === 'KL')
    return [
      DRAF,
      KIRIM,
      keputusan('Keputusan Eselon I'),
      { kode: 'intersep', nama: 'Intersep', status: [] },
      RAKORNIS,
      RAKORMEN,
      TERBIT,
    ];
  return [
    DRAF,
    KIRIM,
    VERIFIKASI,
    ...(layanan.fl_pnbp ? [PNBP] : []),
    keputusan(layanan.fl_rakor ? 'Keputusan K/L' : 'Keputusan'),
    ...(layanan.fl_rakor ? [RAKORNIS, RAKORMEN] : []),
    TERBIT,
  ];
}

/** Index of the stage a status stands at; files that ended without a decision stand where they stopped. */
export function posisiTahap(kdRekom: KdRekom, status: KdStatus, statusSebelum?: KdStatus): number {
  const tahap = tahapLayanan(kdRekom);
  const cari = (s: KdStatus) => tahap.findIndex((t) => t.status.includes(s));
  const i = cari(status);
  if (i >= 0) return i;
  if (status === '90')
    return Math.max(
      0,
      tahap.findIndex((t) => t.kode === 'keputusan'),
    );
  return statusSebelum ? Math.max(0, cari(statusSebelum)) : 0;
}
