import { rapikan } from '../format/angka';
import { gabungMedan, medanTerkunci } from './medan';
import type { KodeLangkah } from '../formulir/formulir';
import type { Masalah } from '../formulir/isian';
import { pesan } from '../pesan/pesan';
import type { BarisMentah, HasilSiap, IsiBaris, JenisBaris, LetakBaris } from './jenis-baris';
import { kosong, salahKolom, type Kolom, type KonteksBaris } from './kolom';

/** Longest text of a field as it may come from outside; the columns' own limits are narrower. */
const MAKS_TEKS = 2_000;
const MAKS_DAFTAR = 100;

type Sifat = Pick<JenisBaris, 'kode' | 'induk' | 'nama' | 'langkah'> &
  Partial<
    Pick<
      JenisBaris,
      | 'lembar'
      | 'medanInduk'
      | 'maks'
      | 'dihitung'
      | 'bulan'
      | 'realisasiLalu'
      | 'bersama'
      | 'penerima'
      | 'jagaInduk'
      | 'untuk'
    >
  >;
/** A kind of row that its columns describe wholly. */
export interface SifatKolom extends Sifat {
  kolom: (ktx: KonteksBaris) => readonly Kolom[];
  /** Fields that SQL asks for. */
  proyeksi: Partial<Record<'uraian' | 'hs' | 'satuan' | 'jml', string>>;
  /** Fields that make two rows the same one; none = rows may repeat. */
  kunci?: readonly string[];
}

const teks = (v: unknown): v is string => typeof v === 'string' && v.length <= MAKS_TEKS;
const daftar = (v: unknown): boolean => Array.isArray(v) && v.length <= MAKS_DAFTAR && v.every(teks);
const berdaftar = (k: Kolom): boolean => k.jenis === 'periode' || k.jenis === 'elemen_banyak';

/** The one message of a row's faults, and each at its field. */
export const tolakBaris = (masalah: Masalah[]): HasilSiap => ({
  sah: false,
  message: masalah[0]?.message ?? pesan('rekaman.schema'),
  masalah,
});
/** In a returned file the fields that no remark has opened are as they were sent. */
export function fieldTerkunci(
  kolom: readonly Kolom[],
  baru: BarisMentah,
  { seri, batas }: LetakBaris,
  langkah: KodeLangkah,
): Masalah[] {
  if (!batas) return [];
  return medanTerkunci(kolom, batas.lama, baru, batas.medan).map((path) => {
    const label = kolom.find((k) => k.kd_field === path)?.label ?? 'Tujuan penggunaan';
    return { langkah, path, message: pesan('perbaikan.terkunci', { label }), ...(seri ? { baris: seri } : {}) };
  });
}

/** A kind whose rows are right when every column is. Other fields than its columns are dropped, and so is what is empty. */
export function jenisDariKolom(s: SifatKolom): JenisBaris {
  const { kolom, proyeksi, kunci, ...sifat } = s;
  const nilai = (r: BarisMentah, kd: string | undefined): string | null => {
    const v = kd === undefined ? undefined : r[kd];
    return typeof v === 'string' ? v : null;
  };
  const isi = (data: BarisMentah): IsiBaris => ({
    data,
    uraian: nilai(data, proyeksi.uraian),
    hs: nilai(data, proyeksi.hs),
    satuan: nilai(data, proyeksi.satuan),
    jml: nilai(data, proyeksi.jml),
    kunci: kunci ? JSON.stringify(kunci.map((kd) => kunciNilai(data[kd]))) : null,
  });
  const siapkan: JenisBaris['siapkan'] = (mentah, ktx, letak = {}) => {
    const semua = kolom(ktx);
    const di = (k: Kolom, message: string): Masalah => ({
      langkah: s.langkah,
      path: k.kd_field,
      message,
      ...(letak.seri ? { baris: letak.seri } : {}),
    });
    const bentuk = semua.flatMap((k) => {
      const v = mentah[k.kd_field];
      const sah = kosong(v) || (berdaftar(k) ? daftar(v) : teks(v));
      return sah ? [] : [di(k, pesan(berdaftar(k) ? 'isian.bentuk_daftar' : 'isian.bentuk_teks', { label: k.label }))];
    });
    if (bentuk.length > 0) return tolakBaris(bentuk);
    const r = Object.fromEntries(
      semua.flatMap(({ kd_field }) => (kosong(mentah[kd_field]) ? [] : [[kd_field, mentah[kd_field]]])),
    ) as BarisMentah;
    const terkunci = fieldTerkunci(semua, r, letak, s.langkah);
    if (terkunci.length > 0) return tolakBaris(terkunci);
    const medan = letak.batas?.medan ?? null;
    const masalah = semua.flatMap((k) => {
      const v = r[k.kd_field];
      if (medan !== null && !medan.has(k.kd_field)) return [];
      if (kosong(v)) return k.wajib ? [di(k, pesan('isian.wajib', { label: k.label }))] : [];
      const salah = salahKolom(k, v, ktx);
      return salah ? [di(k, salah)] : [];
    });
    if (masalah.length > 0) return tolakBaris(masalah);
    const rapi = Object.fromEntries(
      semua.flatMap(({ kd_field, jenis }) => {
        const v = r[kd_field];
        return v === undefined ? [] : [[kd_field, jenis === 'angka' && typeof v === 'string' ? rapikan(v) : v]];
      }),
    );
    return { sah: true, isi: isi(letak.batas && medan ? gabungMedan(letak.batas.lama, rapi, medan) : rapi) };
  };
  return {
    lembar: s.nama,
    medanJml: proyeksi.jml ?? null,
    medanInduk: null,
    maks: 100_000,
    dihitung: false,
    bulan: false,
    ...sifat,
    kolom,
    siapkan,
  };
}
/** A check of the whole row after those of its fields; what it gives back is stored. */
export const denganPeriksa = (
  j: JenisBaris,
  lanjut: (data: BarisMentah, ktx: KonteksBaris, letak: LetakBaris) => HasilSiap | Record<string, unknown>,
): JenisBaris => ({
  ...j,
  siapkan: (mentah, ktx, letak = {}) => {
    const hasil = j.siapkan(mentah, ktx, letak);
    if (!hasil.sah) return hasil;
    const akhir = lanjut(hasil.isi.data, ktx, letak);
    return 'sah' in akhir ? (akhir as HasilSiap) : { sah: true, isi: { ...hasil.isi, data: akhir } };
  },
});
const kunciNilai = (v: unknown): unknown =>
  Array.isArray(v) ? [...(v as string[])].sort() : typeof v === 'string' ? v.trim().toLowerCase() : '';
