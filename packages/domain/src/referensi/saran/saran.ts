import { pesan } from '../../pesan/pesan';
import { cocokkan } from '../cocokkan';
import { SEBUTAN_NEGARA } from './sebutan-lain';

/** An entry that may be meant. */
export interface Saran {
  kode: string;
  nama: string;
}
export type JenisSaran = 'negara' | 'pelabuhan' | 'satuan';
/** Nearest entries of a list first. */
export type CariSaran = (jenis: JenisSaran, teks: string) => readonly Saran[];

const MAKS_SARAN = 2;
/** Of a list, so that whoever may only have some of it still finds his. */
const MAKS_DEKAT = 12;
const MAKS_HURUF = 40;
/** Texts that are looked for, each once: a workbook may bring ten thousand. */
const MAKS_TEKS = 300;

/** The search over lists that are at hand. What was answered is remembered; beyond a number of texts nothing is suggested. */
export function pencariSaran(daftar: Readonly<Record<JenisSaran, readonly Saran[]>>): CariSaran {
  const ingatan = new Map<string, readonly Saran[]>();
  return (jenis, teks) => {
    const kunci = `${jenis} ${teks}`;
    const ada = ingatan.get(kunci);
    if (ada || ingatan.size >= MAKS_TEKS || teks.length > MAKS_HURUF) return ada ?? [];
    const sebutan = (s: Saran): readonly string[] => (jenis === 'negara' ? (SEBUTAN_NEGARA[s.kode] ?? []) : []);
    const dekat = saranTerdekat(daftar[jenis], teks, sebutan);
    ingatan.set(kunci, dekat);
    return dekat;
  };
}

/** A code that is wrong by a digit may mean any other: only words are compared. */
const BERKATA = /\p{L}{3}/u;
const rata = (teks: string): string => teks.trim().toLowerCase();
/** By what they are called, whole names before parts of them. */
export function saranTerdekat<T extends Saran>(
  semua: readonly T[],
  teks: string,
  sebutan: (s: T) => readonly string[] = () => [],
): T[] {
  if (teks.length > MAKS_HURUF || rata(teks) === '') return [];
  const nama = semua.flatMap((s) => [s.nama, ...sebutan(s)].map((n) => ({ s, n })));
  const persis = [...nama, ...(teks.length > 1 ? semua.map((s) => ({ s, n: s.kode })) : [])].filter(
    ({ n }) => rata(n) === rata(teks),
  );
  const dekat = persis.length > 0 || !BERKATA.test(teks) ? persis : cocokkan(nama, teks, ({ n }) => n);
  return [...new Set(dekat.map(({ s }) => s))].slice(0, MAKS_DEKAT);
}

/** Why a text is refused, and what may be meant by it: at most two, never taken by itself. */
export function pesanPilihan(label: string, nilai: string, saran: readonly string[]): string {
  if (saran.length === 0) return pesan('isian.pilihan', { label });
  const teks = nilai.slice(0, MAKS_HURUF);
  return pesan('isian.pilihan_saran', { label, teks, saran: saran.slice(0, MAKS_SARAN).join(' atau ') });
}
export const sebut = ({ kode, nama }: Saran): string => `${kode} ${nama}`;
