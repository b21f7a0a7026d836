import type { DaftarReferensi, Entri, EntriBaru } from '../../../providers/wire';
import { tanggalSah } from '@sinas/domain/format/tanggal';
import { pesan } from '@sinas/domain/pesan/pesan';
import { ALASAN } from '../alasan';

/** Own columns of a list stand in the form beside the common fields, under their own names. */
const DATA = 'data.';
const ANGKA = /^-?\d+([.,]\d+)?$/;
type Isi = Record<string, string>;

/** A text that is no day stays in its field, and is told there. */
export const salahTanggal =
  (label: string) =>
  (nilai: string): string | null =>
    tanggalSah(nilai) ? null : pesan('isian.tanggal', { label });

/** Fields of the form of an entry; the code of an entry never changes. */
export function definisiEntri(daftar: DaftarReferensi, baru: boolean) {
  return {
    ...(baru ? { kode: { label: daftar.label_kode, wajib: true } } : {}),
    uraian: { label: 'Uraian', wajib: true },
    ...(daftar.label_induk ? { induk: { label: daftar.label_induk } } : {}),
    ...Object.fromEntries(
      daftar.kolom.map((k) => [
        DATA + k.kd_field,
        {
          label: k.label,
          wajib: k.wajib,
          periksa: (nilai: string) => (k.angka && !ANGKA.test(nilai.trim()) ? `${k.label} harus berupa angka` : null),
        },
      ]),
    ),
    berlaku_mulai: { label: 'Berlaku mulai', periksa: salahTanggal('Berlaku mulai') },
    berlaku_akhir: {
      label: 'Berlaku sampai',
      periksa: (nilai: string, isi: Isi) =>
        salahTanggal('Berlaku sampai')(nilai) ??
        (isi.berlaku_mulai && nilai < isi.berlaku_mulai ? 'Berlaku sampai tidak boleh sebelum berlaku mulai' : null),
    },
    catatan: ALASAN,
  } satisfies Record<string, { label: string; wajib?: boolean; periksa?: (nilai: string, isi: Isi) => string | null }>;
}

/** An entry as the form holds it: text only. */
export function isianDari(daftar: DaftarReferensi, e: Entri | null): Isi {
  return {
    kode: e?.kode ?? '',
    uraian: e?.uraian ?? '',
    induk: e?.induk ?? '',
    ...Object.fromEntries(daftar.kolom.map((k) => [DATA + k.kd_field, e?.data[k.kd_field] ?? ''])),
    berlaku_mulai: e?.berlaku_mulai ?? '',
    berlaku_akhir: e?.berlaku_akhir ?? '',
    catatan: '',
  };
}

/** What the form holds, as it is sent. */
export function entriDari(daftar: DaftarReferensi, isi: Isi): EntriBaru {
  const teks = (k: string) => (isi[k] ?? '').trim();
  return {
    kode: teks('kode'),
    uraian: teks('uraian'),
    induk: teks('induk') || null,
    data: Object.fromEntries(
      daftar.kolom.map((k) => [
        k.kd_field,
        k.angka ? teks(DATA + k.kd_field).replace(',', '.') : teks(DATA + k.kd_field),
      ]),
    ),
    berlaku_mulai: teks('berlaku_mulai') || null,
    berlaku_akhir: teks('berlaku_akhir') || null,
    catatan: teks('catatan'),
  };
}

/** '015 – Gula' for a choice that has a name, else its code. */
export function teksPilihan(k: DaftarReferensi['kolom'][number], kode: string | undefined): string {
  const nama = kode && k.nama_pilihan?.[kode];
  return nama ? `${kode} – ${nama}` : (kode ?? '');
}
export const namaIsian = (kdField: string): string => DATA + kdField;
/** 'Diubah orang lain menjadi "..."' below a field that somebody else changed while it was typed over. */
export const diubahLain = (lama: string, kini: string): string | undefined =>
  lama === kini ? undefined : `Diubah orang lain menjadi: ${kini || '(kosong)'}`;
