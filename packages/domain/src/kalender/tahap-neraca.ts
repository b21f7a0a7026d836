import { tanggalIso } from '../format/tanggal';
import { layanan } from '../layanan/daftar';
import type { KdRekom } from '../layanan/kode';
import type { Jadwal } from './jadwal';

/** Stages of a balance year after the window of the needs, which the schedules tell. */
export const TAHAP_NERACA = {
  verifikasi: 'Verifikasi K/L',
  penetapan: 'Penetapan RK dan RP',
  rakornis: 'Rakornis',
  rakor_menteri: 'Rakor Menteri dan penetapan',
} as const;
export type KdTahap = keyof typeof TAHAP_NERACA;
export const KODE_TAHAP = Object.keys(TAHAP_NERACA) as KdTahap[];

/** Days as yyyy-mm-dd, both included. */
export interface TahapTahun {
  kode: KdTahap;
  mulai: string;
  sampai: string;
}
export interface TahapTampil {
  nama: string;
  mulai: string;
  sampai: string;
  keadaan: 'selesai' | 'berjalan' | 'nanti';
}

/** Needs of the balance are filed by companies for the services that a meeting decides. */
const untukNeraca = (j: Jadwal): boolean => {
  const { fl_rakor, pemohon } = layanan(j.kd_rekom as KdRekom);
  return fl_rakor && pemohon === 'PU';
};

/** The calendar of a balance year out of what operators keep; a stage that nobody has set is not in it. */
export function susunTahap(jadwal: readonly Jadwal[], tahap: readonly TahapTahun[], hariIni: string): TahapTampil[] {
  const jendela = jadwal.filter(untukNeraca);
  const buka = jendela.map((j) => tanggalIso(j.buka_buat)).sort()[0];
  const tutup = jendela
    .map((j) => tanggalIso(j.tutup_buat))
    .sort()
    .at(-1);
  const semua = [
    ...(buka && tutup ? [{ nama: 'Usulan kebutuhan', mulai: buka, sampai: tutup }] : []),
    ...[...tahap]
      .sort((a, b) => KODE_TAHAP.indexOf(a.kode) - KODE_TAHAP.indexOf(b.kode))
      .map(({ kode, mulai, sampai }) => ({ nama: TAHAP_NERACA[kode], mulai, sampai })),
  ];
  return semua.map((t) => ({
    ...t,
    keadaan: hariIni > t.sampai ? 'selesai' : hariIni < t.mulai ? 'nanti' : 'berjalan',
  }));
}
