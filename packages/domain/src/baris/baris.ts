import { angka, desimalSah, keRibu, dariRibu, rapikan } from '../format/angka';
import { periodeSah } from '../format/periode';
import type { KelompokKomoditas } from '../komoditas/bentuk';
import { GRUP_ELEMEN, KODE_GRUP, type KdGrup, type OpsiElemen, type OpsiKelompok } from '../komoditas/elemen';
import { dapatDipilih } from '../komoditas/opsi';
import { mintaCatatanHs, salahHs, type HsKelompok } from '../komoditas/hs-kelompok';
import { susunElements, type JenisRekaman, type RekamanKomoditas } from '../komoditas/rekaman';
import { pesan } from '../pesan/pesan';
import type { Masalah } from '../formulir/isian';

export const MAKS_BARIS = 100_000;

/** Why a tariff line is used that is not listed for its commodity. */
export const CATATAN_HS = 'catatan_hs';

export type JenisKolom =
  'elemen' | 'elemen_banyak' | 'hs' | 'negara' | 'pelabuhan' | 'periode' | 'satuan' | 'angka' | 'teks';
/** A column of the row grid, the row form and the Excel template alike. */
export interface Kolom {
  kd_field: string;
  label: string;
  jenis: JenisKolom;
  wajib: boolean;
  maks?: number;
  grup?: KdGrup;
}

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
  ];
}

/** Names of reference codes; undefined = not in the list. */
export interface Acuan {
  hs: (kode: string) => string | undefined;
  negara: (kode: string) => string | undefined;
  pelabuhan: (kode: string) => string | undefined;
  satuan: (kode: string) => string | undefined;
}
export interface KonteksBaris {
  kelompok: KelompokKomoditas;
  jenis: JenisRekaman;
  tahun: number;
  /** Options of the element groups in that year. */
  opsi: OpsiKelompok;
  acuan: Acuan;
  /** Tariff lines of the group. */
  hs: HsKelompok;
}

const kosong = (v: unknown): boolean =>
  v === undefined || v === null || v === '' || (Array.isArray(v) && v.length === 0);

/** What a context says about every row alike: made once, a hundred thousand rows ask for it. */
interface Siap {
  kolom: readonly Kolom[];
  opsi: Readonly<Record<KdGrup, ReadonlyMap<string, OpsiElemen>>>;
  akhiranTahun: string;
}
const SIAP = new WeakMap<KonteksBaris, Siap>();
function siapUntuk(ktx: KonteksBaris): Siap {
  const ada = SIAP.get(ktx);
  if (ada) return ada;
  const peta = (grup: KdGrup): ReadonlyMap<string, OpsiElemen> =>
    new Map((ktx.opsi[grup] ?? []).map((o) => [o.kd_elemen, o]));
  const opsi = Object.fromEntries(KODE_GRUP.map((g): [string, unknown] => [g, peta(g)])) as Siap['opsi'];
  const siap = { kolom: kolomBaris(ktx.kelompok, ktx.jenis), opsi, akhiranTahun: String(ktx.tahun) };
  SIAP.set(ktx, siap);
  return siap;
}

/** Is it required, alone or as one of two? */
const diminta = ({ wajib, grup }: Kolom, { kelompok }: KonteksBaris): boolean =>
  wajib || (kelompok.salahSatu02Atau04 && (grup === '02' || grup === '04'));
/** May an element be told in words? One that is not required and has no options or is a variant, and where the group says so. */
function bebas(kolom: Kolom, ktx: KonteksBaris, berisi: boolean): boolean {
  if (diminta(kolom, ktx)) return !berisi && ktx.kelompok.bebas?.some((g) => g === kolom.grup) === true;
  return !berisi || kolom.jenis === 'elemen_banyak';
}

function salahAngka({ label }: Kolom, nilai: unknown): string | null {
  if (!desimalSah(nilai)) return pesan('isian.angka', { label });
  return keRibu(nilai) > 0n ? null : pesan('isian.angka_positif', { label });
}
function salahTeks({ label, maks }: Kolom, nilai: unknown): string | null {
  if (typeof nilai !== 'string') return pesan('isian.format', { label });
  return maks && nilai.length > maks ? pesan('isian.panjang', { label, n: maks }) : null;
}

/** What is wrong with one field that is filled; the others have no part in it. */
export function salahKolom(kolom: Kolom, nilai: unknown, ktx: KonteksBaris): string | null {
  const siap = siapUntuk(ktx);
  const { label } = kolom;
  switch (kolom.jenis) {
    case 'angka':
      return salahAngka(kolom, nilai);
    case 'elemen':
    case 'elemen_banyak': {
      const opsi = siap.opsi[kolom.grup ?? '02'];
      const semua = Array.isArray(nilai) ? (nilai as unknown[]) : [nilai];
      if (semua.some((x) => typeof x !== 'string' || x.length > 120)) return pesan('isian.panjang', { label, n: 120 });
      const dikenal = semua.map((x) => opsi.get(String(x)));
      if (dikenal.includes(undefined) && !bebas(kolom, ktx, opsi.size > 0)) return pesan('isian.pilihan', { label });
      return dikenal.every((o) => !o || dapatDipilih(o)) ? null : pesan('isian.pilihan_mati', { label });
    }
    case 'hs':
      if (!/^\d{8}$/.test(String(nilai))) return pesan('isian.hs', { label });
      return ktx.acuan.hs(String(nilai)) === undefined
        ? pesan('isian.pilihan', { label })
        : salahHs(String(nilai), ktx.kelompok, ktx.hs);
    case 'negara':
      return ktx.acuan.negara(String(nilai)) === undefined ? pesan('isian.pilihan', { label }) : null;
    case 'pelabuhan':
      return ktx.acuan.pelabuhan(String(nilai)) === undefined ? pesan('isian.pilihan', { label }) : null;
    case 'satuan':
      return ktx.kelompok.satuan.includes(String(nilai)) ? null : pesan('isian.pilihan', { label });
    case 'periode': {
      const bulan = (p: unknown): p is string => typeof p === 'string' && periodeSah(p);
      if (!Array.isArray(nilai) || !nilai.every(bulan)) return pesan('isian.periode', { label, tahun: `${ktx.tahun}` });
      return nilai.every((p) => p.endsWith(siap.akhiranTahun))
        ? null
        : pesan('isian.periode_tahun', { label, tahun: `${ktx.tahun}` });
    }
    case 'teks':
      return salahTeks(kolom, nilai);
  }
}

/** Everything wrong with one row, at its field: what the grid paints red and Excel writes beside the row. */
export function periksaBaris(r: RekamanKomoditas, ktx: KonteksBaris, baris?: number): Masalah[] {
  const masalah: Masalah[] = [];
  const catat = (path: string, message: string) =>
    masalah.push({ langkah: 'barang', path, message, ...(baris ? { baris } : {}) });
  const siap = siapUntuk(ktx);
  for (const kolom of siap.kolom) {
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
export function periksaJumlahSub(jmlBaris: string, sub: readonly SubBaris[], baris?: number): Masalah[] {
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
