import { ALASAN, KODE_ALASAN } from '@sinas/domain/baris/alasan';
import type { GarisTerhitung } from '../papan/hitung-rapat.service';
import type { BarisPatch, BarisRow } from '../papan/baris-rapat.repository';
import { sha256 } from '../../../platform/hash/canonical';
import type { BentukTabel } from '../../impor/buku/baca-tabel.service';
import type { KolomTabel, SelTabel } from '../../impor/tulis/tulis-tabel.service';

export const TUNDA_YA = 'Ya';
/** Columns of the board as a workbook: keys that nobody sees, what the row is, and what it gets. */
export const KOLOM_BUKU = {
  id_rakor: { label: 'Kunci rapat', lebar: 12, sembunyi: true },
  id_baris: { label: 'Kunci baris', lebar: 12, sembunyi: true },
  versi: { label: 'Versi baris', lebar: 10, sembunyi: true },
  semula: { label: 'Isi semula', lebar: 18, sembunyi: true, unik: true },
  kd_komoditas: { label: 'Kode komoditas', lebar: 11 },
  komoditas: { label: 'Komoditas', lebar: 24 },
  garis: { label: 'Baris nasional', lebar: 30 },
  no_aju: { label: 'Nomor aju', lebar: 30 },
  seri: { label: 'Baris', lebar: 7, angka: true },
  pemilik: { label: 'Perusahaan', lebar: 32 },
  uraian: { label: 'Uraian', lebar: 34 },
  satuan: { label: 'Satuan', lebar: 9 },
  usulan: { label: 'Usulan', lebar: 15, angka: true },
  rekomendasi: { label: 'Rekomendasi', lebar: 15, angka: true },
  penetapan: { label: 'Penetapan', lebar: 15, angka: true, isian: true },
  tunda: { label: 'Tunda', lebar: 8, isian: true, pilihan: [TUNDA_YA], petunjuk: 'Ya menunda seluruh berkasnya.' },
  kd_alasan: {
    ...{ label: 'Kode alasan', lebar: 9, isian: true, pilihan: KODE_ALASAN },
    petunjuk: KODE_ALASAN.map((k) => `${k} ${ALASAN[k]}`).join('\n'),
  },
  alasan: { label: 'Alasan', lebar: 50, isian: true, unik: true },
} as const satisfies Record<string, KolomTabel>;
export type MedanBuku = keyof typeof KOLOM_BUKU;
const MEDAN = Object.keys(KOLOM_BUKU) as MedanBuku[];
export const KOLOM: readonly KolomTabel[] = MEDAN.map((m) => KOLOM_BUKU[m]);
export const LEMBAR_PAPAN = 'Papan';
/** What is read back: the rest is for eyes. */
const DIBACA = [
  ...['id_rakor', 'id_baris', 'versi', 'semula', 'kd_komoditas', 'no_aju', 'seri'],
  ...['penetapan', 'tunda', 'kd_alasan', 'alasan'],
] as const satisfies readonly MedanBuku[];
export type MedanDibaca = (typeof DIBACA)[number];
export const BENTUK: BentukTabel<MedanDibaca> = {
  nama: LEMBAR_PAPAN,
  kolom: Object.fromEntries(DIBACA.map((m) => [m, KOLOM_BUKU[m].label])) as Record<MedanDibaca, string>,
  maks: 20_000,
};

export const rapiAlasan = (teks: string): string => teks.replace(/\s+/g, ' ').trim();
/** What a row got when it was written out: a row that says this still was not touched. */
export const semula = (b: Omit<BarisPatch, 'id_baris'>): string =>
  sha256(JSON.stringify([b.penetapan, b.tunda, b.kd_alasan, rapiAlasan(b.alasan)])).slice(0, 16);

/** One row of the sheet. */
export function selBaris(
  b: BarisRow,
  { garis }: GarisTerhitung,
  kata: { komoditas: string; garis: string },
): SelTabel[] {
  const isi: Record<MedanBuku, SelTabel> = {
    ...{ id_rakor: String(garis.id_rakor), id_baris: b.id, versi: String(b.versi), semula: semula(b) },
    ...{ kd_komoditas: garis.kd_komoditas, komoditas: kata.komoditas, garis: kata.garis, no_aju: b.no_aju },
    ...{ seri: String(b.seri), pemilik: b.pemilik, uraian: b.uraian, satuan: b.satuan, usulan: b.usulan },
    ...{ rekomendasi: b.rekomendasi, penetapan: b.penetapan, tunda: b.tunda ? TUNDA_YA : null },
    ...{ kd_alasan: b.kd_alasan, alasan: b.alasan },
  };
  return MEDAN.map((m) => isi[m]);
}
