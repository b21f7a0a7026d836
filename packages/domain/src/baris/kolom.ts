import { desimalSah, keRibu } from '../format/angka';
import { tampilHs } from '../format/tampil';
import { periodeSah } from '../format/periode';
import type { KelompokKomoditas } from '../komoditas/bentuk';
import { KODE_GRUP, type KdGrup, type OpsiElemen, type OpsiKelompok } from '../komoditas/elemen';
import { dapatDipilih } from '../komoditas/opsi';
import { hsTerdekat, salahHs, type HsKelompok } from '../komoditas/hs-kelompok';
import type { JenisRekaman } from '../komoditas/rekaman';
import { pesan } from '../pesan/pesan';
import { pesanPilihan, saranTerdekat, sebut, type CariSaran, type JenisSaran } from '../referensi/saran/saran';

export type JenisKolom =
  'elemen' | 'elemen_banyak' | 'hs' | 'negara' | 'pelabuhan' | 'periode' | 'satuan' | 'pilihan' | 'angka' | 'teks';
/** A column of the row grid, the row form and the Excel template alike. */
export interface Kolom {
  kd_field: string;
  label: string;
  jenis: JenisKolom;
  wajib: boolean;
  maks?: number;
  grup?: KdGrup;
  /** Of kind 'pilihan': names by code, the same in every file. */
  pilihan?: Readonly<Record<string, string>>;
  /** Of kind 'angka': nothing is an answer, too. */
  nol?: true;
}

/** Field in which a row names another row of its file by its id; fields that are lists of months. */
export const MEDAN_RUJUKAN = 'id_barang';
export const MEDAN_BULAN: readonly string[] = ['periode_importasi', 'periode'];

/** Names of reference codes; undefined = not in the list. */
export interface Acuan {
  hs: (kode: string) => string | undefined;
  negara: (kode: string) => string | undefined;
  pelabuhan: (kode: string) => string | undefined;
  satuan: (kode: string) => string | undefined;
  /** Entries that may be meant by what no list has. */
  saran?: CariSaran;
}
/** What the rows of a file are checked against. */
export interface KonteksBaris {
  kelompok: KelompokKomoditas;
  jenis: JenisRekaman;
  tahun: number;
  /** Options of the element groups in that year. */
  opsi: OpsiKelompok;
  acuan: Acuan;
  /** Tariff lines of the group. */
  hs: HsKelompok;
  /** Kind of actor of the file, once it is chosen. */
  pelaku?: string | undefined;
  /** Of a plan: whether it imports, once that is chosen. */
  trader?: string | undefined;
}

export const kosong = (v: unknown): boolean =>
  v === undefined || v === null || v === '' || (Array.isArray(v) && v.length === 0);

/** What a context says about every row alike: made once, a hundred thousand rows ask for it. */
interface Siap {
  opsi: Readonly<Record<KdGrup, ReadonlyMap<string, OpsiElemen>>>;
  akhiranTahun: string;
  /** what was said of texts that are no option, by the options */
  salah: Map<ReadonlyMap<string, OpsiElemen>, Map<string, string>>;
}
const MAKS_INGAT = 1_000;
const SIAP = new WeakMap<KonteksBaris, Siap>();
export function siapUntuk(ktx: KonteksBaris): Siap {
  const ada = SIAP.get(ktx);
  if (ada) return ada;
  const peta = (grup: KdGrup): ReadonlyMap<string, OpsiElemen> =>
    new Map((ktx.opsi[grup] ?? []).map((o) => [o.kd_elemen, o]));
  const opsi = Object.fromEntries(KODE_GRUP.map((g): [string, unknown] => [g, peta(g)])) as Siap['opsi'];
  const siap = { opsi, akhiranTahun: String(ktx.tahun), salah: new Map() };
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

export function salahAngka({ label, nol }: Kolom, nilai: unknown): string | null {
  if (!desimalSah(nilai)) return pesan('isian.angka', { label });
  if (nol && keRibu(nilai) === 0n) return null;
  return keRibu(nilai) > 0n ? null : pesan('isian.angka_positif', { label });
}
export function salahTeks({ label, maks }: Kolom, nilai: unknown): string | null {
  if (typeof nilai !== 'string') return pesan('isian.format', { label });
  return maks && nilai.length > maks ? pesan('isian.panjang', { label, n: maks }) : null;
}

/** A code that its list does not have, or not for this commodity. */
function salahKode(jenis: JenisSaran, { label }: Kolom, nilai: unknown, { acuan, kelompok }: KonteksBaris): string {
  const teks = String(nilai);
  const dekat = acuan.saran?.(jenis, teks) ?? [];
  const boleh = jenis === 'satuan' ? dekat.filter((s) => kelompok.satuan.includes(s.kode)) : dekat;
  return pesanPilihan(label, teks, boleh.map(sebut));
}
/** Options are few, and rows with a wrong one many: each text is looked at once. */
function salahElemen(label: string, teks: string, { salah }: Siap, opsi: ReadonlyMap<string, OpsiElemen>): string {
  const ada = salah.get(opsi)?.get(teks);
  if (ada !== undefined) return ada;
  const bisa = [...opsi.values()].filter(dapatDipilih).map((o) => ({ kode: o.kd_elemen, nama: o.ur_elemen }));
  const kalimat = pesanPilihan(
    label,
    teks,
    saranTerdekat(bisa, teks).map((s) => s.nama),
  );
  const ingatan = salah.get(opsi) ?? new Map<string, string>();
  if (ingatan.size < MAKS_INGAT) salah.set(opsi, ingatan.set(teks, kalimat));
  return kalimat;
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
      if (dikenal.includes(undefined) && !bebas(kolom, ktx, opsi.size > 0))
        return salahElemen(label, String(semua.find((x) => !opsi.has(String(x)))), siap, opsi);
      return dikenal.every((o) => !o || dapatDipilih(o)) ? null : pesan('isian.pilihan_mati', { label });
    }
    case 'hs':
      if (!/^\d{8}$/.test(String(nilai))) return pesan('isian.hs', { label });
      return ktx.acuan.hs(String(nilai)) === undefined
        ? pesanPilihan(label, String(nilai), hsTerdekat(String(nilai), ktx.hs).map(tampilHs))
        : salahHs(String(nilai), ktx.kelompok, ktx.hs);
    case 'negara':
      return ktx.acuan.negara(String(nilai)) === undefined ? salahKode(kolom.jenis, kolom, nilai, ktx) : null;
    case 'pelabuhan':
      return ktx.acuan.pelabuhan(String(nilai)) === undefined ? salahKode(kolom.jenis, kolom, nilai, ktx) : null;
    case 'satuan':
      return ktx.kelompok.satuan.includes(String(nilai)) ? null : salahKode(kolom.jenis, kolom, nilai, ktx);
    case 'pilihan':
      return Object.hasOwn(kolom.pilihan ?? {}, String(nilai)) ? null : pesan('isian.pilihan', { label });
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

/** Codes that rows name, by the list that they are from. */
export type JenisAcuan = Exclude<keyof Acuan, 'saran'>;
export type KodeAcuan = Record<JenisAcuan, string[]>;
export const TANPA_ACUAN: Acuan = {
  hs: () => undefined,
  negara: () => undefined,
  pelabuhan: () => undefined,
  satuan: () => undefined,
};
const MAKS_KODE = 60;
/** The codes of rows that came from outside, each once; what cannot be a code is left out. */
export function kodeAcuan(kolom: readonly Kolom[], rows: readonly Readonly<Record<string, unknown>>[]): KodeAcuan {
  const dari = (jenis: JenisAcuan): string[] => {
    const medan = kolom.filter((k) => k.jenis === jenis).map((k) => k.kd_field);
    const nilai = rows.flatMap((r) => medan.map((kd) => r[kd]));
    return [...new Set(nilai.filter((v): v is string => typeof v === 'string' && v !== '' && v.length <= MAKS_KODE))];
  };
  return { hs: dari('hs'), negara: dari('negara'), pelabuhan: dari('pelabuhan'), satuan: dari('satuan') };
}
