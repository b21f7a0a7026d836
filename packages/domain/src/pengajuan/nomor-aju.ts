import { layanan } from '../layanan/daftar';
import type { KdRekom } from '../layanan/kode';

/** Application number: kd_rekom(2) kd_ga(4) npwp(6) YYYYMMDD seq(6), 26 digits. */
export function susunNoAju(kdRekom: KdRekom, kdGa: string, npwp: string, tanggal: string, urut: number): string {
  if (!/^\d{8}$/.test(tanggal)) throw new RangeError('tanggal must be YYYYMMDD');
  if (!Number.isInteger(urut) || urut < 1 || urut > 999_999) throw new RangeError('urut must be 1..999999');
  // A ministry has none.
  const angkaNpwp = layanan(kdRekom).pemohon === 'KL' ? '000000' : npwp.replace(/\D/g, '').slice(-6).padStart(6, '0');
  return (
    kdRekom + kdGa.replace(/\D/g, '').slice(0, 4).padStart(4, '0') + angkaNpwp + tanggal + String(urut).padStart(6, '0')
  );
}

/** 02-0019-123456-20261120-000001; anything else is returned as it is. */
export function tampilNoAju(noAju: string): string {
  const m = /^(\d{2})(\d{4})(\d{6})(\d{8})(\d{6})$/.exec(noAju);
  return m ? m.slice(1).join('-') : noAju;
}

/** The tail that tells files of one desk apart (console queue). */
export const noAjuPendek = (noAju: string): string => tampilNoAju(noAju).split('-').slice(2).join('-') || noAju;

/** Subject of a notice about a file: what happened first, the file after it in its short form. */
export function perihalTampil(perihal: string): string {
  const m = /^\[(\d{26})\] (.+)$/.exec(perihal);
  return m?.[1] && m[2] ? `${m[2]}, berkas ${noAjuPendek(m[1])}` : perihal;
}
