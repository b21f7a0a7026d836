import { angka, bacaAngka, desimalSah } from '@sinas/domain/format/angka';
import { bacaPeriode, tampilPeriode } from '@sinas/domain/format/periode';
import { tampilHs } from '@sinas/domain/format/tampil';
import { hurufBesar } from '@sinas/domain/format/teks';
import type { Kolom } from '@sinas/domain/baris/kolom';
import { satuanPendek } from '@sinas/domain/format/satuan';
import type { Opsi } from '@sinas/ui/inputs/saring-opsi';
import { cocokkan, terdekat } from './cocok';

/** Lists and names the cells need; filled from the form and the reference service. */
export interface Daftar {
  /** Choices of a column; empty = typed freely, or not loaded yet. */
  opsi: (kolom: Kolom) => readonly Opsi[];
  namaHs: (kode: string) => string | undefined;
}
export type Nilai = string | string[] | undefined;

export const banyak = (kolom: Kolom): boolean => kolom.jenis === 'elemen_banyak' || kolom.jenis === 'periode';
const bagian = (isi: object, kd: string): unknown => (isi as Readonly<Record<string, unknown>>)[kd];
export const nilaiSel = (isi: object, kolom: Kolom): Nilai => bagian(isi, kolom.kd_field) as Nilai;
export const kosong = (nilai: Nilai): boolean => nilai === undefined || nilai.length === 0;

/** Code of a cell that holds one. */
export const kodeSel = (isi: object, kolom: Kolom): string => {
  const nilai = nilaiSel(isi, kolom);
  return typeof nilai === 'string' ? nilai : '';
};
/** Is one chosen from a list, rather than typed? Lists of the reference service may still be on their way. */
export const berdaftar = (kolom: Kolom, daftar: Daftar): boolean =>
  kolom.jenis === 'hs' ||
  kolom.jenis === 'negara' ||
  kolom.jenis === 'pelabuhan' ||
  (kolom.jenis !== 'elemen_banyak' && daftar.opsi(kolom).length > 0);

const pecah = (teks: string): string[] =>
  teks
    .split(/[;\n]|,(?!\d)/)
    .map((x) => x.trim())
    .filter(Boolean);

/** What a text means in a column. What cannot be read stays as typed: the validator paints it, nothing is lost. */
export function nilaiDariTeks(kolom: Kolom, teks: string, daftar: Daftar): Nilai {
  const t = teks.trim();
  if (!t) return undefined;
  switch (kolom.jenis) {
    case 'angka': {
      const baca = bacaAngka(t);
      return baca.sah ? baca.nilai : t;
    }
    case 'elemen_banyak':
      return pecah(t).map((x) => cocokkan(x, daftar.opsi(kolom)) ?? x);
    case 'periode':
      return pecah(t).map((x) => bacaPeriode(x) ?? x);
    case 'hs': {
      const digit = t.replace(/[.\s]/g, '');
      return /^\d{8}$/.test(digit) ? digit : t;
    }
    case 'elemen':
    case 'negara':
    case 'pelabuhan':
    case 'satuan':
    case 'pilihan':
      return cocokkan(t, daftar.opsi(kolom)) ?? t;
    case 'teks':
      return t;
  }
}

const nama = (kode: string, opsi: readonly Opsi[], tertulis: unknown): string =>
  opsi.find((o) => o.kode === kode)?.nama ?? (typeof tertulis === 'string' && tertulis ? tertulis : kode);

/** Text of a cell as people read it; '' when it is empty. */
export function teksSel(isi: object, kolom: Kolom, daftar: Daftar): string {
  const nilai = nilaiSel(isi, kolom);
  if (nilai === undefined || kosong(nilai)) return '';
  if (Array.isArray(nilai)) {
    const opsi = daftar.opsi(kolom);
    return nilai.map((x) => (kolom.jenis === 'periode' ? tampilPeriode(x) : nama(x, opsi, ''))).join(', ');
  }
  switch (kolom.jenis) {
    case 'angka':
      return desimalSah(nilai) ? angka(nilai) : nilai;
    case 'hs':
      return tampilHs(nilai);
    case 'elemen': {
      const tersimpan = bagian(isi, `ur_${kolom.kd_field}`); // goes with a changed code
      return typeof tersimpan === 'string' && tersimpan ? tersimpan : nama(nilai, daftar.opsi(kolom), '');
    }
    case 'satuan':
      return satuanPendek(nilai, bagian(isi, 'ur_satuan') as string | undefined);
    case 'negara':
    case 'pelabuhan':
    case 'pilihan':
      return nama(nilai, daftar.opsi(kolom), bagian(isi, `ur_${kolom.kd_field}`));
    case 'elemen_banyak':
    case 'periode':
    case 'teks':
      return nilai;
  }
}

export interface Saran {
  /** What the button says, for example 'Tulis 2.750,5' or 'Pakai Tanjung Emas'. */
  label: string;
  nilai: Nilai;
}
/** A correction that is certain enough to offer as one click. */
export function saranSel(isi: object, kolom: Kolom, daftar: Daftar): Saran | null {
  const nilai = nilaiSel(isi, kolom);
  if (nilai === undefined || kosong(nilai)) return null;
  if (kolom.jenis === 'angka') {
    const baca = bacaAngka(String(nilai));
    if (baca.sah || !baca.saran) return null;
    const ulang = bacaAngka(baca.saran);
    return ulang.sah ? { label: `Tulis ${baca.saran}`, nilai: ulang.nilai } : null;
  }
  if (Array.isArray(nilai) || kolom.jenis === 'teks' || kolom.jenis === 'hs') return null;
  const opsi = daftar.opsi(kolom);
  if (opsi.some((o) => o.kode === nilai)) return null;
  const dekat = terdekat(nilai, opsi);
  return dekat ? { label: `Pakai ${dekat.nama}`, nilai: dekat.kode } : null;
}

/** The message of a cell without the name of the column it stands in. */
export function pesanSingkat(message: string, kolom: Kolom): string {
  if (!message.startsWith(`${kolom.label} `)) return message;
  return hurufBesar(message.slice(kolom.label.length + 1));
}
