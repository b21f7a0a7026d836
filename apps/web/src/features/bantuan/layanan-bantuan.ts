import { BANTUAN_LAYANAN, type BantuanLayanan } from '@sinas/domain/bantuan/layanan';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan, LAYANAN_IZIN } from '@sinas/domain/layanan/daftar';
import type { DefinisiLayanan } from '@sinas/domain/layanan/definisi';

export interface LayananBantuan extends BantuanLayanan {
  definisi: DefinisiLayanan;
  alamat: string;
  /** Names of the commodity groups that it is for; none: of all. */
  komoditas: string[];
}
/** Services that companies file, with what their help says. */
export const LAYANAN_BANTUAN: readonly LayananBantuan[] = [...LAYANAN_IZIN, layanan('09')].flatMap((definisi) => {
  const isi = BANTUAN_LAYANAN[definisi.kd_rekom];
  if (!isi) return [];
  const komoditas = [...KELOMPOK.values()]
    .filter((k) => k.layanan.includes(definisi.kd_rekom) && k.nonaktifMulai === null)
    .map((k) => k.uraian)
    .sort((a, b) => a.localeCompare(b, 'id'));
  return [{ ...isi, definisi, alamat: `/bantuan/${definisi.jnsLayanan.toLowerCase()}`, komoditas }];
});
export const namaKomoditas = (kode: string): string => KELOMPOK.get(kode)?.uraian ?? kode;
