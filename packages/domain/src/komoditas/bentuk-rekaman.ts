import { pesan } from '../pesan/pesan';
import { KODE_GRUP } from './elemen';

/** Longest text of a field as it may come from outside; the columns' own limits are narrower. */
const MAKS_TEKS = 2_000;
const MAKS_DAFTAR = 100;
const MAKS_ELEMENTS = 20;

const DAFTAR = ['06', 'ur_06', 'periode_importasi', 'ur_periode_importasi'] as const;
const TEKS = [
  ...KODE_GRUP.filter((g) => g !== '06'),
  ...KODE_GRUP.filter((g) => g !== '06').map((g) => `ur_${g}`),
  'satuan',
  'ur_satuan',
  'uraian_barang',
  'jml_bahan_baku',
  'negara_asal',
  'ur_negara_asal',
  'pelabuhan_tujuan',
  'ur_pelabuhan_tujuan',
  'tujuan_penggunaan',
  'ur_tujuan_penggunaan',
  'ukuran',
  'spesifikasi',
  'catatan_hs',
] as const;
/** Fields of a record that the specification names, and one of ours (`catatan_hs`). */
export const MEDAN_REKAMAN: ReadonlySet<string> = new Set<string>([...TEKS, ...DAFTAR, 'elements', 'no_seri']);

export interface SalahBentuk {
  path: string;
  message: string;
}
const teks = (v: unknown): v is string => typeof v === 'string' && v.length <= MAKS_TEKS;
const daftarTeks = (v: unknown): v is string[] => Array.isArray(v) && v.length <= MAKS_DAFTAR && v.every(teks);
function elemen(v: unknown): boolean {
  if (v === null || typeof v !== 'object' || Array.isArray(v)) return false;
  const { kd_grup, value } = v as Record<string, unknown>;
  return teks(kd_grup) && (teks(value) || daftarTeks(value));
}

/**
 * Whether a record that came from outside has the types that the rules reckon with: texts, lists of texts, `elements`
 * of group and value. Empty values are no fault here. Every fault with its field; none = it may be read as a record.
 */
export function bentukRekaman(mentah: object): SalahBentuk[] {
  const r = mentah as Readonly<Record<string, unknown>>;
  const salah: SalahBentuk[] = [];
  const periksa = (path: string, sah: (v: unknown) => boolean, kunci: 'isian.bentuk_teks' | 'isian.bentuk_daftar') => {
    const nilai = r[path];
    if (nilai !== undefined && nilai !== null && !sah(nilai))
      salah.push({ path, message: pesan(kunci, { label: path }) });
  };
  for (const path of TEKS) periksa(path, teks, 'isian.bentuk_teks');
  for (const path of DAFTAR) periksa(path, (v) => v === '' || daftarTeks(v), 'isian.bentuk_daftar');
  const { elements, no_seri } = r;
  if (elements !== undefined && elements !== null && elements !== '')
    if (!Array.isArray(elements) || elements.length > MAKS_ELEMENTS || !elements.every(elemen))
      salah.push({ path: 'elements', message: pesan('isian.bentuk_elements') });
  if (no_seri !== undefined && no_seri !== null && typeof no_seri !== 'number' && !teks(no_seri))
    salah.push({ path: 'no_seri', message: pesan('isian.bentuk_teks', { label: 'no_seri' }) });
  return salah;
}
