import { desimalSah, keRibu } from '../format/angka';
import { DISTRIBUSI_BARIS, RINCIAN_BARIS } from '../formulir/sasaran';
import type { Elemen } from '../komoditas/elemen';
import type { RekamanKomoditas } from '../komoditas/rekaman';
import { CATATAN_HS } from './barang';
import type { Kolom } from './kolom';

/** Fields of a row that may be changed; null = all of them. */
export type MedanTerbuka = ReadonlySet<string> | null;

const SEPADAN: Readonly<Record<string, readonly string[]>> = {
  '08': [CATATAN_HS],
  jml_bahan_baku: ['satuan', RINCIAN_BARIS, DISTRIBUSI_BARIS],
  satuan: ['jml_bahan_baku', RINCIAN_BARIS, DISTRIBUSI_BARIS],
};
/** A field and those that must agree with it. Names (`ur_`) and `elements` always go with their code. */
export const denganSepadan = (kdField: string): string[] => [kdField, ...(SEPADAN[kdField] ?? [])];

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
/** Fields that people fill and that some rows have no column for. */
const TANPA_KOLOM = ['tujuan_penggunaan'];

/** Fields of a row `b` that differ from the stored one `a` and are not open. */
export function medanTerkunci(
  kolom: readonly Kolom[],
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
  medan: MedanTerbuka,
): string[] {
  if (medan === null) return [];
  return [...new Set([...kolom.map((k) => k.kd_field), ...TANPA_KOLOM])].filter(
    (kd) => !medan.has(kd) && !sama(a[kd], b[kd]),
  );
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
