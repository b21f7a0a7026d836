import { angka, dariRibu, desimalSah, keRibu } from '../format/angka';
import { RINCIAN_BARIS } from '../formulir/sasaran';
import type { Masalah } from '../formulir/isian';
import { pesan } from '../pesan/pesan';
import type { JenisBaris } from './jenis-baris';
import { jenisDariKolom } from './jenis-kolom';
import { kosong, salahAngka, salahTeks, type Kolom } from './kolom';

/** A nested row: what a part of the row's quantity is for. */
export interface SubBaris {
  uraian: string;
  lokasi: string;
  /** exact decimal text, in the row's unit */
  jml: string;
}
export const KOLOM_SUB: readonly Kolom[] = [
  { kd_field: 'uraian', label: 'Pemakaian', jenis: 'teks', wajib: true, maks: 200 },
  { kd_field: 'lokasi', label: 'Lokasi', jenis: 'teks', wajib: true, maks: 200 },
  { kd_field: 'jml', label: 'Jumlah', jenis: 'angka', wajib: true },
];
export function periksaSubBaris(s: SubBaris, baris?: number): Masalah[] {
  return KOLOM_SUB.flatMap((kolom) => {
    const nilai = s[kolom.kd_field as keyof SubBaris];
    const salah = kolom.jenis === 'angka' ? salahAngka : salahTeks;
    const message = kosong(nilai) ? pesan('isian.wajib', { label: kolom.label }) : salah(kolom, nilai);
    return message ? [{ langkah: 'barang', path: kolom.kd_field, message, ...(baris ? { baris } : {}) }] : [];
  });
}
/** Nested quantities may not exceed the row's. */
export function periksaJumlahSub(jmlBaris: string, sub: readonly Pick<SubBaris, 'jml'>[], baris?: number): Masalah[] {
  const jumlah = sub.reduce((a, s) => a + (desimalSah(s.jml) ? keRibu(s.jml) : 0n), 0n);
  if (!desimalSah(jmlBaris) || jumlah <= keRibu(jmlBaris)) return [];
  return [
    {
      langkah: 'barang',
      path: 'jml',
      message: pesan('baris.sub_melebihi', { a: angka(dariRibu(jumlah)), b: angka(jmlBaris) }),
      ...(baris ? { baris } : {}),
    },
  ];
}

/** What parts of a goods row's quantity are for. */
export const PEMAKAIAN: JenisBaris = jenisDariKolom({
  kode: 'pemakaian',
  induk: 'barang',
  nama: 'Rincian pemakaian',
  langkah: 'barang',
  medanInduk: RINCIAN_BARIS,
  kolom: () => KOLOM_SUB,
  proyeksi: { uraian: 'uraian', jml: 'jml' },
  bersama: (induk, rows) =>
    periksaJumlahSub(
      induk.jml ?? '0',
      rows.map((r) => ({ jml: r.jml ?? '0' })),
      induk.seri,
    ),
});
