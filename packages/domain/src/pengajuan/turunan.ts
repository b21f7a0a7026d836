import { layanan } from '../layanan/daftar';
import type { KdRekom } from '../layanan/kode';
import { BATAS_TEKS, periksaPanjang } from '../format/batas-teks';
import type { Masalah } from '../formulir/isian';
import { pesan, type KunciPesan } from '../pesan/pesan';
import { ALASAN_PERUBAHAN, type KdAlasanPerubahan } from './alasan-perubahan';
import { dalam } from './himpunan';
import { akhirTahunNeraca } from './masa-berlaku';

export { ALASAN_PERUBAHAN, type KdAlasanPerubahan };

/** jenis_pengajuan of what is made from another file: a change or an extension (T22), a new attempt (T25), a copy (T24). */
export const JENIS_TURUNAN = { perubahan: '3', perpanjangan: '4', reaju: '5', duplikat: '6' } as const;
export type NamaTurunan = keyof typeof JENIS_TURUNAN;
const NAMA_TURUNAN: ReadonlyMap<string, NamaTurunan> = new Map(
  (Object.keys(JENIS_TURUNAN) as NamaTurunan[]).map((nama) => [JENIS_TURUNAN[nama], nama]),
);
/** What a jenis_pengajuan was made as; null of what stands by itself. */
export const namaTurunan = (jenis: string): NamaTurunan | null => NAMA_TURUNAN.get(jenis) ?? null;

/** What replaces a decision when it is issued (T23): a change of it, or an extension, which is of its dates alone. */
export const JENIS_PENGGANTI = [JENIS_TURUNAN.perubahan, JENIS_TURUNAN.perpanjangan] as const;
export const pengganti = (jenis: string): boolean => (JENIS_PENGGANTI as readonly string[]).includes(jenis);
export const perpanjangan = (jenis: string): boolean => jenis === JENIS_TURUNAN.perpanjangan;

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
  /** Balance year and days, yyyy-mm-dd. */
  tahun?: number;
  berlaku_sampai?: string | null;
  hari_ini?: string;
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
  if (nama === 'perpanjangan') return halanganPerpanjangan(f);
  return f.jendela_ubah ? null : 'turunan.jendela_ubah_tutup';
}

/** Dates alone: before they end, and within the balance year; its window is of quantities. */
function halanganPerpanjangan({ kd_rekom, tahun = 0, berlaku_sampai, hari_ini = '' }: FaktaAsal): KunciPesan | null {
  if (layanan(kd_rekom).rumpun !== 'izin') return 'turunan.perpanjangan_rencana';
  if (!berlaku_sampai || berlaku_sampai < hari_ini) return 'turunan.masa_berakhir';
  return berlaku_sampai < akhirTahunNeraca(tahun) ? null : 'turunan.sampai_akhir_tahun';
}

/** Faults of a change's reason: a code of the list, and words where it says 'other'. */
export function periksaAlasanPerubahan(kd: string | undefined, keterangan: string | undefined): Masalah[] {
  if (!kd || !Object.hasOwn(ALASAN_PERUBAHAN, kd)) return diPerubahan('kd_alasan', pesan('turunan.alasan_wajib'));
  if (kd === BUTUH_KETERANGAN && !keterangan?.trim())
    return diPerubahan('keterangan', pesan('turunan.keterangan_wajib'));
  return panjangKeterangan(keterangan);
}
/** Faults of the words with which an extension is asked for. */
export const periksaAlasanPerpanjangan = (keterangan: string | undefined): Masalah[] =>
  keterangan?.trim() ? panjangKeterangan(keterangan) : diPerubahan('keterangan', pesan('turunan.alasan_perpanjangan'));

const diPerubahan = (path: string, message: string): Masalah[] => [{ langkah: 'perubahan', path, message }];
function panjangKeterangan(keterangan = ''): Masalah[] {
  const panjang = periksaPanjang('Keterangan', keterangan, BATAS_TEKS.alasan);
  return panjang ? diPerubahan('keterangan', panjang) : [];
}
