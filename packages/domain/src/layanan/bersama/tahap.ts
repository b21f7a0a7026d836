import type { Tahap } from '../../pengajuan/tahap';

const DRAF: Tahap = { kode: 'draf', nama: 'Draf', status: ['00'] };
const KIRIM: Tahap = { kode: 'kirim', nama: 'Kirim', status: ['10', '11'] };
const VERIFIKASI: Tahap = { kode: 'verifikasi', nama: 'Verifikasi', status: ['20', '21', '22', '25', '26'] };
const PNBP: Tahap = { kode: 'pnbp', nama: 'PNBP', status: ['30', '31', '32'] };
const INTERSEP: Tahap = { kode: 'intersep', nama: 'Intersep', status: [] };
const TERBIT: Tahap = { kode: 'terbit', nama: 'Terbit', status: ['50', '51', '52', '57', '70', '85'] };
const RAPAT: readonly Tahap[] = [
  { kode: 'rakornis', nama: 'Rakornis', status: ['40', '41'] },
  { kode: 'rakormen', nama: 'Rakor Menteri', status: ['42', '43'] },
];
const keputusan = (nama: string): Tahap => ({ kode: 'keputusan', nama, status: ['23'] });

/** Stages of what a company files. */
export const tahapPerusahaan = ({ rakor, pnbp }: { rakor: boolean; pnbp: boolean }): readonly Tahap[] => [
  DRAF,
  KIRIM,
  VERIFIKASI,
  ...(pnbp ? [PNBP] : []),
  keputusan(rakor ? 'Keputusan K/L' : 'Keputusan'),
  ...(rakor ? RAPAT : []),
  TERBIT,
];

/** Stages of what a ministry files. */
export const tahapKl = (): readonly Tahap[] => [
  DRAF,
  KIRIM,
  keputusan('Keputusan Eselon I'),
  INTERSEP,
  ...RAPAT,
  TERBIT,
];
