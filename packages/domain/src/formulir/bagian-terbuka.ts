import { desimalSah, keRibu } from '../format/angka';
import type { Elemen } from '../komoditas/elemen';
import type { RekamanKomoditas } from '../komoditas/rekaman';
import type { Kolom } from '../baris/kolom';
import { CATATAN_HS } from '../baris/barang';
import { HAPUS_BARIS, RINCIAN_BARIS, SEMUA, TAMBAH_BARIS } from './catatan';
import type { Syarat } from './syarat';
import { dalam } from '../pengajuan/himpunan';
import { CATATAN_KEWAJARAN } from '../baris/syarat-wajar';

/** Parts of a returned file that may be changed, by the names that the wire knows; null = all of it. */
export type BagianTerbuka = ReadonlySet<string> | null;
export interface CatatanTerbuka {
  langkah: string;
  /** Row the remark is about; of a remark that asks for more rows: the last row there was. */
  id_baris: bigint | string | null;
  kd_field: string;
}
/** Fields of a row that may be changed; null = all of them. */
export type MedanTerbuka = ReadonlySet<string> | null;

const SEPADAN: Readonly<Record<string, readonly string[]>> = {
  '08': [CATATAN_HS],
  jml_bahan_baku: ['satuan', RINCIAN_BARIS],
  satuan: ['jml_bahan_baku', RINCIAN_BARIS],
};
/** A field and those that must agree with it. Names (`ur_`) and `elements` always go with their code. */
export const denganSepadan = (kdField: string): string[] => [kdField, ...(SEPADAN[kdField] ?? [])];

/** Whoever becomes another kind of actor fills in what that kind is asked. */
const ikutPelaku = ({ formulir, dokumen }: Syarat): string[] => [
  ...formulir.isian.filter((i) => i.untuk).map((i) => i.kd_field),
  ...dokumen.filter((d) => d.untuk).map((d) => `dokumen:${d.kd_dokumen}`),
];

/**
 * What the remarks of a round open: a header field by its name, `dokumen:D01`, a whole row `baris:7`, a field of it
 * `baris:7:spesifikasi` (`baris:*` for every row), `barang:hapus` or `barang:hapus:7`, and `barang:tambah:9`, where 9 is
 * the last row that was there. Null in a draft, and where the whole file was opened.
 */
export function bagianTerbuka(syarat: Syarat, kdStatus: string, catatan: readonly CatatanTerbuka[]): BagianTerbuka {
  if (!dalam('dikembalikan', kdStatus) || catatan.some((c) => c.langkah !== 'barang' && c.kd_field === SEMUA))
    return null;
  // A note on the sums may always be added.
  return new Set([...catatan.flatMap((c) => bagianDari(syarat, c)), CATATAN_KEWAJARAN]);
}
function bagianDari(syarat: Syarat, c: CatatanTerbuka): string[] {
  if (c.langkah === 'dokumen') return [`dokumen:${c.kd_field}`];
  if (c.langkah !== 'barang') return c.kd_field === 'jenis_pelaku' ? [c.kd_field, ...ikutPelaku(syarat)] : [c.kd_field];
  if (c.kd_field === TAMBAH_BARIS) return [`barang:tambah:${c.id_baris ?? 0n}`];
  if (c.kd_field === HAPUS_BARIS) return [c.id_baris === null ? 'barang:hapus' : `barang:hapus:${c.id_baris}`];
  const baris = `baris:${c.id_baris ?? '*'}`;
  return c.kd_field === SEMUA ? [baris] : denganSepadan(c.kd_field).map((kd) => `${baris}:${kd}`);
}

export const bolehIsian = (terbuka: BagianTerbuka, kdField: string): boolean =>
  terbuka === null || terbuka.has(kdField);
export const bolehDokumen = (terbuka: BagianTerbuka, kdDokumen: string): boolean =>
  terbuka === null || terbuka.has(`dokumen:${kdDokumen}`) || kdDokumen === 'D99';

const barisAkhir = (terbuka: ReadonlySet<string>): bigint | null => {
  for (const t of terbuka) if (t.startsWith('barang:tambah:')) return BigInt(t.slice('barang:tambah:'.length));
  return null;
};
export const bolehTambahBaris = (terbuka: BagianTerbuka): boolean => terbuka === null || barisAkhir(terbuka) !== null;
/** Added in this round: whoever may add a row may mend it. */
function baru(terbuka: ReadonlySet<string>, id: bigint | string): boolean {
  const akhir = barisAkhir(terbuka);
  return akhir !== null && BigInt(id) > akhir;
}
export const bolehHapusBaris = (terbuka: BagianTerbuka, id: bigint | string): boolean =>
  terbuka === null || terbuka.has('barang:hapus') || terbuka.has(`barang:hapus:${id}`) || baru(terbuka, id);

/** Fields of a stored row that may be changed; empty = it is locked. */
export function medanBaris(terbuka: BagianTerbuka, id: bigint | string): MedanTerbuka {
  if (terbuka === null || terbuka.has('baris:*') || terbuka.has(`baris:${id}`) || baru(terbuka, id)) return null;
  const awalan = [`baris:${id}:`, 'baris:*:'];
  const medan = [...terbuka].flatMap((t) => awalan.filter((a) => t.startsWith(a)).map((a) => t.slice(a.length)));
  return new Set(medan);
}
export const bolehMedan = (medan: MedanTerbuka, kdField: string): boolean => medan === null || medan.has(kdField);

const isi = (v: unknown): unknown => (v === undefined || v === '' ? null : v);
/** The same value: numbers by what they are worth, lists without their order. */
function sama(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) || Array.isArray(b)) {
    const urut = (v: unknown): string => JSON.stringify([...((isi(v) ?? []) as unknown[])].map(String).sort());
    return urut(a) === urut(b);
  }
  if (desimalSah(a) && desimalSah(b)) return keRibu(a) === keRibu(b);
  return isi(a) === isi(b);
}
/** Fields that people fill and that no column shows. */
const TANPA_KOLOM = ['tujuan_penggunaan'];

/** Fields of a row `b` that differ from the stored one `a` and are not open. */
export function medanTerkunci(
  kolom: readonly Kolom[],
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
  medan: MedanTerbuka,
): string[] {
  if (medan === null) return [];
  return [...kolom.map((k) => k.kd_field), ...TANPA_KOLOM].filter((kd) => !medan.has(kd) && !sama(a[kd], b[kd]));
}

/** The stored row with the open fields of another. */
export function gabungMedan(
  lama: Readonly<Record<string, unknown>>,
  baru: Readonly<Record<string, unknown>>,
  medan: ReadonlySet<string>,
): Record<string, unknown> {
  const hasil = { ...lama };
  for (const kd of medan)
    if (baru[kd] === undefined) Reflect.deleteProperty(hasil, kd);
    else hasil[kd] = baru[kd];
  return hasil;
}
/** The same for goods: a field with its name and its entry of `elements`. */
export function gabungTerbuka(
  lama: RekamanKomoditas,
  baru: RekamanKomoditas,
  medan: ReadonlySet<string>,
): RekamanKomoditas {
  const hasil = gabungMedan(lama, baru, new Set([...medan].flatMap((m) => [m, `ur_${m}`])));
  const entri = (r: RekamanKomoditas, terbuka: boolean): Elemen[] =>
    (r.elements ?? []).filter((e) => medan.has(e.kd_grup) === terbuka);
  hasil.elements = [...entri(lama, false), ...entri(baru, true)].sort((x, y) => x.kd_grup.localeCompare(y.kd_grup));
  return hasil;
}
