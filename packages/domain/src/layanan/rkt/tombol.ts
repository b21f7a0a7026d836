import { tanggalIso } from '../../format/tanggal';
import { dalam } from '../../pengajuan/himpunan';
import type { TraderType } from '../../pengajuan/penjaga';

/** Buttons of a plan (NERACA-01). */
export const TOMBOL = [
  'rencana_lokal_bahan_baku',
  'rencana_impor_bahan_baku',
  'rencana_produksi',
  'realisasi_lokal_bahan_baku',
  'realisasi_impor_bahan_baku',
  'realisasi_produksi',
] as const;
export type Tombol = Record<(typeof TOMBOL)[number], boolean>;
export interface FaktaTombol {
  kd_status: string;
  /** The window of the plan's year is open: of a draft the one for creation; a returned plan has its own deadline. */
  jendela_buka: boolean;
  trader_type: TraderType | undefined;
  jenis_pelaku: string | undefined;
  kini: Date;
}

const HARI_AKHIR = 15;
/** Months are reported from the first to the fifteenth, days of Jakarta. */
export const bulanLaporBuka = (kini: Date): boolean => Number(tanggalIso(kini).slice(8)) <= HARI_AKHIR;
/** The last month that has ended, as the first day of it. */
export function bulanTerakhir(kini: Date): Date {
  const [tahun, bulan] = tanggalIso(kini).split('-').map(Number) as [number, number];
  return new Date(Date.UTC(tahun, bulan - 2, 1));
}

/** Which of the six may be pressed (D.2, [D] rule). */
export function tombolRencana(f: FaktaTombol): Tombol {
  const ditulis = dalam('dapatUbah', f.kd_status);
  const rencana = ditulis && (f.jendela_buka || dalam('dikembalikan', f.kd_status));
  const realisasi = ditulis || (dalam('berlaku', f.kd_status) && bulanLaporBuka(f.kini));
  const [importir, produsen] = [f.trader_type === 'IMPORTIR', f.jenis_pelaku === 'PRODUSEN'];
  return {
    rencana_lokal_bahan_baku: rencana,
    rencana_impor_bahan_baku: rencana && importir,
    rencana_produksi: rencana && produsen,
    realisasi_lokal_bahan_baku: realisasi,
    realisasi_impor_bahan_baku: realisasi,
    realisasi_produksi: realisasi && produsen,
  };
}
/** The day on which the next days of reporting begin. */
export function bulanBerikut(kini: Date): Date {
  const [tahun, bulan] = tanggalIso(kini).split('-').map(Number) as [number, number];
  return new Date(Date.UTC(tahun, bulan, 1));
}
