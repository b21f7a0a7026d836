import { SUREL } from '../format/teks';
import { angka, desimalSah, rapikan } from '../format/angka';
import { tampil } from '../format/tampil';
import { tanggal, tanggalSah } from '../format/tanggal';
import { pesanPilihan, saranTerdekat } from '../referensi/saran/saran';
import { pesan } from '../pesan/pesan';
import {
  isianBerlaku,
  isianDari,
  medanNama,
  tanpaNama,
  type DaftarIsian,
  type Isian,
  type Kepala,
  type KodeLangkah,
  type SkemaFormulir,
} from './formulir';

/** One thing that is wrong, at its place. `path` names the field; `baris` is the row number people see. */
export interface Masalah {
  langkah: KodeLangkah;
  baris?: number;
  path: string;
  message: string;
}

/** Form of the codes of a list; a list without one takes texts of its own. */
const BENTUK_KODE: Partial<Record<DaftarIsian, RegExp>> = { kbli: /^\d{5}$/, kpbc: /^\d{6}$/ };

function salahPilihan(label: string, nilai: string, pilihan: Readonly<Record<string, string>>): string {
  const semua = Object.entries(pilihan).map(([kode, nama]) => ({ kode, nama }));
  return pesanPilihan(
    label,
    nilai,
    saranTerdekat(semua, nilai).map((s) => s.nama),
  );
}
/** What is wrong with a filled field of a kind. Null: nothing. */
export function salahIsian(i: Isian, nilai: unknown): string | null {
  const { label } = i;
  if (typeof nilai !== 'string') return pesan('isian.format', { label });
  if (i.maks && nilai.length > i.maks) return pesan('isian.panjang', { label, n: i.maks });
  switch (i.jenis) {
    case 'pilihan':
      return i.pilihan && !Object.hasOwn(i.pilihan, nilai) ? salahPilihan(label, nilai, i.pilihan) : null;
    case 'angka':
      if (!desimalSah(nilai) || nilai.startsWith('-')) return pesan('isian.angka', { label });
      return i.bulat && !/^\d+$/.test(rapikan(nilai)) ? pesan('isian.bulat', { label }) : null;
    case 'tanggal':
      return tanggalSah(nilai) ? null : pesan('isian.tanggal', { label });
    case 'surel':
      return SUREL.test(nilai) ? null : pesan('isian.email', { label });
    case 'telepon':
      return /^\+?[\d\s()-]{6,20}$/.test(nilai) ? null : pesan('isian.telepon', { label });
    case 'centang':
      return nilai === 'Y' || nilai === 'N' ? null : pesan('isian.format', { label });
    case 'acuan':
      return !i.daftar || (BENTUK_KODE[i.daftar]?.test(nilai) ?? true) ? null : pesan('isian.pilihan', { label });
    case 'teks':
    case 'paragraf':
      return null;
  }
}

/** What is wrong with the fields that are filled; emptiness is no fault in a draft. */
export function periksaKepala(skema: SkemaFormulir, kepala: Kepala): Masalah[] {
  return Object.entries(tanpaNama(skema, kepala)).flatMap(([kd_field, nilai]) => {
    const i = isianDari(skema, kd_field);
    if (!i)
      return [
        { langkah: 'perusahaan' as const, path: kd_field, message: pesan('isian.tidak_dikenal', { label: kd_field }) },
      ];
    const message = nilai === '' ? null : salahIsian(i, nilai);
    return message ? [{ langkah: i.langkah, path: kd_field, message }] : [];
  });
}
/** The same, and every required field that is still empty. */
export function periksaKepalaLengkap(skema: SkemaFormulir, kepala: Kepala): Masalah[] {
  const kosong = isianBerlaku(skema, kepala)
    .filter((i) => i.wajib && !kepala[i.kd_field]?.trim())
    .map((i) => ({ langkah: i.langkah, path: i.kd_field, message: pesan('isian.wajib', { label: i.label }) }));
  return [...kosong, ...periksaKepala(skema, kepala)];
}

/** A quantity, counted in the unit of the goods; a percentage is not, nor what has a unit of its own. */
export const bersatuan = (i: Isian): boolean => i.jenis === 'angka' && !i.persen && !i.satuan;

/** A header field as people read it: names for codes, numbers and dates in their form, '-' when it is empty. */
export function tampilIsian(i: Isian, kepala: Kepala, satuan?: string): string {
  const nilai = kepala[i.kd_field]?.trim();
  if (!nilai) return tampil(nilai);
  switch (i.jenis) {
    case 'angka':
      if (!desimalSah(nilai)) return nilai;
      if (i.satuan) return `${angka(nilai)} ${i.satuan}`;
      return satuan && bersatuan(i) ? `${angka(nilai)} ${satuan}` : angka(nilai);
    case 'pilihan':
      return tampil(i.pilihan?.[nilai] ?? nilai);
    case 'tanggal':
      return tanggal(nilai);
    case 'centang':
      return nilai === 'Y' ? 'Ya' : 'Tidak';
    case 'acuan':
      return kodeNama(nilai, kepala[medanNama(i.kd_field)]);
    case 'teks':
    case 'paragraf':
    case 'surel':
    case 'telepon':
      return nilai;
  }
}
/** 10110 – Kegiatan rumah potong; the code alone while its name is not known. */
export const kodeNama = (kode: string, nama: string | undefined): string =>
  nama && nama !== kode ? `${kode} – ${nama}` : kode;
