import { layanan } from '../layanan/daftar';
import type { KdRekom } from '../layanan/kode';
import { BATAS_TEKS, periksaPanjang } from '../format/batas-teks';
import type { Masalah } from '../formulir/isian';
import { pesan, type KunciPesan } from '../pesan/pesan';
import { ALASAN_PERUBAHAN, type KdAlasanPerubahan } from './alasan-perubahan';
import { dalam } from './himpunan';

export { ALASAN_PERUBAHAN, type KdAlasanPerubahan };

/** jenis_pengajuan of what is made from another file: a change (T22), a new attempt (T25), a copy (T24). */
export const JENIS_TURUNAN = { perubahan: '3', reaju: '5', duplikat: '6' } as const;
export type NamaTurunan = keyof typeof JENIS_TURUNAN;
const NAMA_TURUNAN: ReadonlyMap<string, NamaTurunan> = new Map(
  (Object.keys(JENIS_TURUNAN) as NamaTurunan[]).map((nama) => [JENIS_TURUNAN[nama], nama]),
);
/** What a jenis_pengajuan was made as; null of what stands by itself. */
export const namaTurunan = (jenis: string): NamaTurunan | null => NAMA_TURUNAN.get(jenis) ?? null;

export const KODE_ALASAN_PERUBAHAN = Object.keys(ALASAN_PERUBAHAN) as KdAlasanPerubahan[];

/** The reason that needs words of its own. */
const BUTUH_KETERANGAN: KdAlasanPerubahan = 'P5';
const LAYANAN_REAJU: KdRekom = '07';

export interface FaktaAsal {
  kd_status: string;
  kd_rekom: KdRekom;
  /** Change window of the balance year is open. */
  jendela_ubah: boolean;
  /** A change of the file has been begun and not concluded. */
  perubahan_terbuka?: boolean;
}

/** Why nothing of this kind can be made from the file now; null where it can. */
export function halanganTurunan(nama: NamaTurunan, f: FaktaAsal): KunciPesan | null {
  if (layanan(f.kd_rekom).pemohon !== 'PU') return 'alur.bukan_layanan_perusahaan';
  if (nama === 'duplikat') return null;
  if (nama === 'reaju') {
    if (f.kd_rekom !== LAYANAN_REAJU) return 'turunan.reaju_pertek';
    return dalam('dapatReaju', f.kd_status) ? null : 'alur.status_tidak_mengizinkan';
  }
  if (!dalam('berlaku', f.kd_status)) return 'alur.status_tidak_mengizinkan';
  if (f.perubahan_terbuka) return 'turunan.sedang_berjalan';
  return f.jendela_ubah ? null : 'turunan.jendela_ubah_tutup';
}

/** Faults of a change's reason: a code of the list, and words where it says 'other'. */
export function periksaAlasanPerubahan(kd: string | undefined, keterangan: string | undefined): Masalah[] {
  const di = (path: string, message: string): Masalah[] => [{ langkah: 'perubahan', path, message }];
  if (!kd || !Object.hasOwn(ALASAN_PERUBAHAN, kd)) return di('kd_alasan', pesan('turunan.alasan_wajib'));
  if (kd === BUTUH_KETERANGAN && !keterangan?.trim()) return di('keterangan', pesan('turunan.keterangan_wajib'));
  const panjang = periksaPanjang('Keterangan', keterangan ?? '', BATAS_TEKS.alasan);
  return panjang ? di('keterangan', panjang) : [];
}
