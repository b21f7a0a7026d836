import { tampilHs } from '../format/tampil';
import { pesan } from '../pesan/pesan';
import type { KelompokKomoditas } from './bentuk';

/** Tariff lines that go with a commodity group. */
export interface HsKelompok {
  kode: ReadonlySet<string>;
  /** An operator has called the list complete. */
  lengkap: boolean;
}
/** A heading of the tariff. */
const PANJANG_POS = 4;
const CONTOH = 5;
const pos = (hs: string): string => hs.slice(0, PANJANG_POS);

/**
 * Whether a code goes with its commodity. Listed: yes. In a heading of a listed one, while the list is not complete: with
 * a note. Anything else: no. A group without a list refuses nothing.
 */
export function nilaiHs(hs: string, k: HsKelompok): 'sesuai' | 'catatan' | 'tolak' {
  if (k.kode.size === 0 || k.kode.has(hs)) return 'sesuai';
  if (k.lengkap) return 'tolak';
  const [satu] = [...k.kode].filter((x) => pos(x) === pos(hs));
  return satu === undefined ? 'tolak' : 'catatan';
}

const samaDepan = (a: string, b: string): number => [...a].findIndex((h, i) => h !== b[i]);
const urutDekat = (hs: string, { kode }: HsKelompok): string[] =>
  [...kode].sort((a, b) => samaDepan(b, hs) - samaDepan(a, hs) || (a < b ? -1 : 1));
/** Lines of the commodity that may be meant by a code that the tariff does not have: of its heading. */
export const hsTerdekat = (hs: string, k: HsKelompok): string[] => urutDekat(hs, k).filter((x) => pos(x) === pos(hs));
/** Those that would fit, nearest headings first. */
function contoh(hs: string, k: HsKelompok): string {
  const semua = urutDekat(hs, k);
  const sisa = semua.length - CONTOH;
  return `${semua.slice(0, CONTOH).map(tampilHs).join(', ')}${sisa > 0 ? ` dan ${sisa} lainnya` : ''}`;
}
/** Why a code may not be chosen for its commodity; null = it may. */
export function salahHs(hs: string, kelompok: KelompokKomoditas, k: HsKelompok): string | null {
  if (nilaiHs(hs, k) !== 'tolak') return null;
  return pesan('isian.hs_kelompok', { hs: tampilHs(hs), komoditas: kelompok.uraian, contoh: contoh(hs, k) });
}
/** Why a code asks for a note; null = it does not. */
export function mintaCatatanHs(hs: string, kelompok: KelompokKomoditas, k: HsKelompok): string | null {
  if (nilaiHs(hs, k) !== 'catatan') return null;
  return pesan('isian.hs_catatan', { hs: tampilHs(hs), komoditas: kelompok.uraian });
}
