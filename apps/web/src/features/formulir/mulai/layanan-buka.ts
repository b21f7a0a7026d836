import type { Skema } from '@sinas/api-client';
import { hariTanggalTahun } from '@sinas/domain/format/tanggal';

export type LayananWire = Skema<'LayananBukaDto'>;

/** A commodity with a window of its own does not follow that of its service. */
export const jendela = (l: LayananWire, kd: string) => l.jadwal_komoditas.find((j) => j.kd_komoditas === kd) ?? l;
export const adaBuka = (l: LayananWire): boolean => l.buka || l.jadwal_komoditas.some((j) => j.buka);

export function tutupKalimat(l: LayananWire): string {
  const sendiri = l.jadwal_komoditas.filter((j) => j.buka).length;
  if (!l.buka) return sendiri > 0 ? `Dibuka untuk ${sendiri} komoditas saja` : 'Belum dibuka atau sudah tutup';
  return l.tutup_buat ? `Dibuka sampai ${hariTanggalTahun(l.tutup_buat)}` : 'Dibuka sepanjang tahun';
}
