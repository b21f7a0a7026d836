import { banding, desimalSah, jumlahkan, type Desimal } from '../format/angka';
import { BATAS_TEKS, periksaPanjang } from '../format/batas-teks';
import { pesan } from '../pesan/pesan';
import { KODE_ALASAN, type HasilPeriksa, type Pemeriksaan } from './alasan';
import type { KodeLangkah } from '../formulir/formulir';
import type { Masalah } from '../formulir/isian';

/** kd_keputusan of keputusanInHouse: 1 approve, 2 return, 3 reject, 4 forward to the next level. */
export type KdKeputusan = '1' | '2' | '3' | '4';

export interface RincianKeputusan {
  id: string;
  seri: number;
  jml_usulan: Desimal;
  jml_keputusan: Desimal | null;
  kd_alasan: string | null;
  alasan: string | null;
}
export interface ButirPerbaikan {
  tab: KodeLangkah;
  id_baris: string | null;
  kd_field: string;
  kd_alasan: string;
  catatan: string;
}
export interface ButirPeriksa {
  kode: number;
  hasil: HasilPeriksa;
  catatan: string;
}
export interface KeteranganTolak {
  kd_alasan: string;
  alasan: string;
  dasar_hukum: string;
  saran: string;
}
const di = (path: string, message: string, baris?: number): Masalah => ({
  langkah: 'barang',
  path,
  message,
  ...(baris ? { baris } : {}),
});

/**
 * Faults of the quantities given: every row decided, none above the request, no cut without a reason. `naik`: of what a
 * ministry files, where more than was asked for may be given, with words.
 */
export function periksaRincian(rincian: readonly RincianKeputusan[], naik = false): Masalah[] {
  return rincian.flatMap((r) => {
    const n = r.seri;
    if (r.jml_keputusan === null || !desimalSah(r.jml_keputusan) || r.jml_keputusan.startsWith('-'))
      return [di(`rincian.${r.id}.jml_keputusan`, pesan('keputusan.baris_kurang', { n }), n)];
    const beda = banding(r.jml_keputusan, r.jml_usulan);
    if (beda > 0 && !naik) return [di(`rincian.${r.id}.jml_keputusan`, pesan('keputusan.melebihi', { n }), n)];
    if (beda > 0 && !r.alasan?.trim()) return [di(`rincian.${r.id}.alasan`, pesan('pk.alasan_wajib', { n }), n)];
    if (beda === 0) return [];
    if (beda > 0) return catatanRincian(r);
    if (!r.kd_alasan || !(KODE_ALASAN as string[]).includes(r.kd_alasan))
      return [di(`rincian.${r.id}.kd_alasan`, pesan('keputusan.alasan_wajib', { n }), n)];
    if (r.kd_alasan === 'A99' && !r.alasan?.trim())
      return [di(`rincian.${r.id}.alasan`, pesan('keputusan.alasan_lain', { n }), n)];
    return catatanRincian(r);
  });
}
function catatanRincian({ id, seri: n, alasan }: RincianKeputusan): Masalah[] {
  const panjang = periksaPanjang(`Baris ${n}: penjelasan`, alasan ?? '', BATAS_TEKS.catatan_butir);
  return panjang ? [di(`rincian.${id}.alasan`, panjang, n)] : [];
}
/** A note on a part of the checklist that is too long. */
export const catatanPanjang = (nama: string, catatan: string): string | null =>
  periksaPanjang(`Catatan ${nama}`, catatan, BATAS_TEKS.catatan_butir);
/** Every part of the service's checklist answered; the conclusion is the decider's. */
export function periksaDaftar(
  pemeriksaan: readonly Pemeriksaan[],
  daftar: readonly ButirPeriksa[],
  denganKesimpulan: boolean,
): Masalah[] {
  return pemeriksaan
    .filter((p) => denganKesimpulan || !p.kesimpulan)
    .flatMap((p) => {
      const d = daftar.find((x) => x.kode === p.kode && ['Y', 'N', 'NA'].includes(x.hasil));
      const salah = d ? catatanPanjang(p.nama, d.catatan) : pesan('keputusan.periksa', { nama: p.nama });
      return salah ? [di(`checklist.${p.kode}`, salah)] : [];
    });
}
export function periksaPengembalian(butir: readonly ButirPerbaikan[]): Masalah[] {
  const sah = butir.filter((b) => b.kd_field && b.catatan.trim() && (KODE_ALASAN as string[]).includes(b.kd_alasan));
  return sah.length === butir.length && sah.length > 0 ? [] : [di('perbaikan', pesan('keputusan.catatan_wajib'))];
}
/** Reason code and text always; and for every row, so that a rejection explains itself row by row. */
export function periksaPenolakan(tolak: KeteranganTolak | null, rincian: readonly RincianKeputusan[]): Masalah[] {
  const masalah: Masalah[] = [];
  if (!tolak || !(KODE_ALASAN as string[]).includes(tolak.kd_alasan) || !tolak.alasan.trim())
    masalah.push(di('keterangan_tolak', pesan('keputusan.tolak_alasan')));
  return [...masalah, ...periksaRincian(rincian.map((r) => ({ ...r, jml_keputusan: '0' })))];
}

export type HasilVolume = 'penuh' | 'sebagian' | 'nol';
export function hasilVolume(rincian: readonly RincianKeputusan[]): HasilVolume {
  const diberi = jumlahkan(rincian.map((r) => r.jml_keputusan ?? '0'));
  if (banding(diberi, '0') === 0) return 'nol';
  return rincian.every((r) => banding(r.jml_keputusan ?? '0', r.jml_usulan) >= 0) ? 'penuh' : 'sebagian';
}
