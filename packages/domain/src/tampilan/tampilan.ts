import { periksaPanjang } from '../format/batas-teks';
import type { Masalah } from '../formulir/isian';
import { pesan } from '../pesan/pesan';

/** Lists whose views are kept. */
export const DAFTAR_TAMPILAN = ['pengajuan', 'berkas', 'rencana'] as const;
export type DaftarTampilan = (typeof DAFTAR_TAMPILAN)[number];
/** Views of one person. */
export const MAKS_TAMPILAN = 30;
export const MAKS_NAMA_TAMPILAN = 60;
const LABEL = 'Nama tampilan';
const MAKS_SARINGAN = 15;
const KUNCI = /^[A-Za-z_]{1,30}$/;
const MAKS_NILAI = 200;

/** Faults of a view to be kept. A filter that no list has is let through: the list itself says so when it is opened. */
export function periksaTampilan(nama: string, saring: Record<string, unknown>): Masalah[] {
  const message = nama.trim()
    ? periksaPanjang(LABEL, nama, MAKS_NAMA_TAMPILAN)
    : pesan('isian.wajib', { label: LABEL });
  const isi = Object.entries(saring);
  const sah =
    isi.length <= MAKS_SARINGAN &&
    isi.every(([k, v]) => KUNCI.test(k) && typeof v === 'string' && v.length <= MAKS_NILAI);
  return [
    ...(message ? [{ langkah: 'tampilan', path: 'nama', message }] : []),
    ...(sah ? [] : [{ langkah: 'tampilan', path: 'saring', message: pesan('tampilan.saring_salah') }]),
  ];
}
