import type { KelompokKomoditas } from './bentuk';
import { GRUP_ELEMEN, type KdGrup, type OpsiElemen } from './elemen';

const ekor = (kode: string): string => kode.slice(1).padStart(2, '0');

/** Options of one element group: `{kd_grup}{commodity tail}{2 digits}`. */
export function opsiElemen(k: KelompokKomoditas, grup: KdGrup, tahun: number): OpsiElemen[] {
  return (k.opsi[grup] ?? []).map((ur_elemen, i) => ({
    kd_elemen: `${grup}${ekor(k.kode)}${String(i + 1).padStart(2, '0')}`,
    ur_elemen,
    kd_grup: grup,
    ur_grup: GRUP_ELEMEN[grup].ur_grup,
    fl_disable: k.nonaktifMulai !== null && tahun >= k.nonaktifMulai,
    flag_enable: true,
  }));
}
export const opsiKomoditas = (k: KelompokKomoditas, tahun: number): OpsiElemen => ({
  kd_elemen: k.kode,
  ur_elemen: k.uraian,
  kd_grup: '01',
  ur_grup: GRUP_ELEMEN['01'].ur_grup,
  fl_disable: k.nonaktifMulai !== null && tahun >= k.nonaktifMulai,
  flag_enable: true,
});
/** Steel (016) is shown in the technical-consideration context only (VALIDASI-12). */
export const tampilDalamKonteks = (kode: string, konteksPertek: boolean): boolean => kode !== '016' || konteksPertek;

export const aktifUntukTahun = (k: KelompokKomoditas, tahun: number): boolean =>
  k.nonaktifMulai === null || tahun < k.nonaktifMulai;
