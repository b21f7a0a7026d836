import { dalam } from '../pengajuan/himpunan';
import { tambahHariKerja, type HariLibur } from './hari-kerja';

/** Working days that the applicant has for a correction. */
export const HARI_PERBAIKAN = 7;

/** What the deadlines of one file hang on. */
export interface TenggatBerkas {
  kd_status: string;
  status_sejak: Date;
  sla_hari: number | null;
  sla_terpakai: number;
  sla_sejak: Date | null;
  sla_tenggat: Date | null;
  tenggat_perbaikan: Date | null;
}
export interface Perpanjangan {
  jenis: 'layanan' | 'perbaikan';
  dari: Date;
  ke: Date;
}

/**
 * Deadlines of a running file that the calendar now puts later. One that the calendar would put earlier is not named: a
 * day that people were told stands.
 */
export function perpanjangan(b: TenggatBerkas, libur: HariLibur): Perpanjangan[] {
  const hasil: Perpanjangan[] = [];
  if (b.sla_hari !== null && b.sla_sejak && b.sla_tenggat) {
    const ke = tambahHariKerja(b.sla_sejak, Math.max(0, b.sla_hari - b.sla_terpakai), libur);
    if (ke > b.sla_tenggat) hasil.push({ jenis: 'layanan', dari: b.sla_tenggat, ke });
  }
  if (dalam('dikembalikan', b.kd_status) && b.tenggat_perbaikan) {
    const ke = tambahHariKerja(b.status_sejak, HARI_PERBAIKAN, libur);
    if (ke > b.tenggat_perbaikan) hasil.push({ jenis: 'perbaikan', dari: b.tenggat_perbaikan, ke });
  }
  return hasil;
}
