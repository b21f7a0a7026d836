import { rapikan } from '../format/angka';
import type { KelompokKomoditas } from '../komoditas/bentuk';
import { GRUP_ELEMEN } from '../komoditas/elemen';
import { mintaCatatanHs } from '../komoditas/hs-kelompok';
import { susunElements, type JenisRekaman, type RekamanKomoditas } from '../komoditas/rekaman';
import { TUJUAN_PENGGUNAAN } from '../formulir/tujuan-penggunaan';
import { pesan } from '../pesan/pesan';
import type { Masalah } from '../formulir/isian';
import { kosong, salahKolom, siapUntuk, type Kolom, type KonteksBaris } from './kolom';

export const MAKS_BARIS = 100_000;

/** Why a tariff line is used that is not listed for its commodity. */
export const CATATAN_HS = 'catatan_hs';

const TUJUAN: Kolom = {
  kd_field: 'tujuan_penggunaan',
  label: 'Tujuan penggunaan',
  jenis: 'pilihan',
  wajib: false,
  pilihan: TUJUAN_PENGGUNAAN,
};
/** Columns of a group's rows: 02 to 08 in order, then the import fields. */
export function kolomBaris(k: KelompokKomoditas, jenis: JenisRekaman): Kolom[] {
  const elemen = (['02', '03', '04', '05', '06', '07', '08'] as const).map((grup): Kolom => ({
    kd_field: grup,
    label: GRUP_ELEMEN[grup].label,
    jenis: grup === '08' ? 'hs' : grup === '06' ? 'elemen_banyak' : 'elemen',
    wajib: k.wajib.includes(grup),
    maks: 120,
    grup,
  }));
  const impor: Kolom[] = [
    { kd_field: 'negara_asal', label: 'Negara asal', jenis: 'negara', wajib: true },
    { kd_field: 'pelabuhan_tujuan', label: 'Pelabuhan tujuan', jenis: 'pelabuhan', wajib: true },
    { kd_field: 'periode_importasi', label: 'Periode impor', jenis: 'periode', wajib: true },
  ];
  return [
    { kd_field: 'uraian_barang', label: 'Uraian barang', jenis: 'teks', wajib: true, maks: 300 },
    ...elemen,
    ...(jenis === 'impor' ? impor : []),
    { kd_field: 'satuan', label: 'Satuan', jenis: 'satuan', wajib: true },
    { kd_field: 'jml_bahan_baku', label: 'Jumlah', jenis: 'angka', wajib: true },
    { kd_field: 'ukuran', label: 'Ukuran', jenis: 'teks', wajib: false, maks: 120 },
    { kd_field: 'spesifikasi', label: 'Spesifikasi', jenis: 'teks', wajib: false, maks: 500 },
    { kd_field: CATATAN_HS, label: 'Catatan pos tarif', jenis: 'teks', wajib: false, maks: 300 },
    ...(jenis === 'impor' ? [TUJUAN] : []),
  ];
}

const KOLOM = new WeakMap<KonteksBaris, readonly Kolom[]>();
/** The columns of a context, made once. */
export function kolomKonteks(ktx: KonteksBaris): readonly Kolom[] {
  const kolom = KOLOM.get(ktx) ?? kolomBaris(ktx.kelompok, ktx.jenis);
  KOLOM.set(ktx, kolom);
  return kolom;
}

/** Everything wrong with one row, at its field: what the grid paints red and Excel writes beside the row. */
export function periksaBaris(r: RekamanKomoditas, ktx: KonteksBaris, baris?: number): Masalah[] {
  const masalah: Masalah[] = [];
  const catat = (path: string, message: string) =>
    masalah.push({ langkah: 'barang', path, message, ...(baris ? { baris } : {}) });
  for (const kolom of kolomKonteks(ktx)) {
    const nilai = r[kolom.kd_field as keyof RekamanKomoditas];
    if (kosong(nilai)) {
      if (kolom.wajib) catat(kolom.kd_field, pesan('isian.wajib', { label: kolom.label }));
      continue;
    }
    const salah = salahKolom(kolom, nilai, ktx);
    if (salah) catat(kolom.kd_field, salah);
  }
  const minta = r['08'] && kosong(r[CATATAN_HS]) ? mintaCatatanHs(r['08'], ktx.kelompok, ktx.hs) : null;
  if (minta && !masalah.some((m) => m.path === '08')) catat(CATATAN_HS, minta);
  if (ktx.kelompok.salahSatu02Atau04 && kosong(r['02']) && kosong(r['04'])) catat('02', pesan('isian.tepat_satu'));
  return masalah;
}

/** Fills the ur_ texts and `elements` of a row from its codes. */
export function lengkapiBaris(r: RekamanKomoditas, ktx: KonteksBaris): RekamanKomoditas {
  const { opsi } = siapUntuk(ktx);
  const hasil: RekamanKomoditas = { ...r, '01': ktx.kelompok.kode, ur_01: ktx.kelompok.uraian };
  for (const grup of ['02', '03', '04', '05', '07'] as const) {
    const nilai = r[grup];
    if (kosong(nilai)) continue;
    hasil[`ur_${grup}`] = opsi[grup].get(String(nilai))?.ur_elemen ?? String(nilai);
  }
  if (r['06']?.length) hasil.ur_06 = r['06'].map((v) => opsi['06'].get(v)?.ur_elemen ?? v);
  if (r['08']) hasil.ur_08 = ktx.acuan.hs(r['08']) ?? '';
  if (r.negara_asal) hasil.ur_negara_asal = ktx.acuan.negara(r.negara_asal) ?? '';
  if (r.pelabuhan_tujuan) hasil.ur_pelabuhan_tujuan = ktx.acuan.pelabuhan(r.pelabuhan_tujuan) ?? '';
  if (r.tujuan_penggunaan) hasil.ur_tujuan_penggunaan = TUJUAN_PENGGUNAAN[r.tujuan_penggunaan] ?? '';
  if (r.satuan) hasil.ur_satuan = ktx.acuan.satuan(r.satuan) ?? '';
  if (r.jml_bahan_baku) hasil.jml_bahan_baku = rapikan(r.jml_bahan_baku);
  hasil.elements = r.elements ?? susunElements(hasil);
  return hasil;
}

/** Key that makes two rows the same good: codes, country, port and periods. */
export const kunciBaris = (r: RekamanKomoditas): string =>
  JSON.stringify([
    ...(['02', '03', '04', '05', '07', '08'] as const).map((g) => r[g] ?? ''),
    [...(r['06'] ?? [])].sort(),
    r.uraian_barang?.trim().toLowerCase() ?? '',
    r.negara_asal ?? '',
    r.pelabuhan_tujuan ?? '',
    [...(r.periode_importasi ?? [])].sort(),
  ]);
