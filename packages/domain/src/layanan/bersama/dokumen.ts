import type { JenisDokumen } from '../../formulir/dokumen';

/** The portal has a blank of it. */
export const DOKUMEN_PERNYATAAN = 'D01';
/** The portal can draw it up from what the registry says. */
export const DOKUMEN_NIB = 'D02';
/** What every permit asks for first. */
const AWAL: readonly JenisDokumen[] = [
  { kd_dokumen: DOKUMEN_PERNYATAAN, nama: 'Surat pernyataan kebenaran data', wajib: true },
  { kd_dokumen: DOKUMEN_NIB, nama: 'NIB', wajib: true },
  { kd_dokumen: 'D03', nama: 'Surat kapasitas produksi atau izin usaha industri', wajib: true, untuk: ['PRODUSEN'] },
  { kd_dokumen: 'D04', nama: 'Laporan hasil verifikasi (LHV)', wajib: false },
];
export const DOKUMEN_LAIN: JenisDokumen = { kd_dokumen: 'D99', nama: 'Dokumen lain', wajib: false };

/** Documents of a service: those of all, and its own. */
export const dokumenLayanan = (...khusus: readonly JenisDokumen[]): readonly JenisDokumen[] => [
  ...AWAL,
  ...khusus,
  DOKUMEN_LAIN,
];
