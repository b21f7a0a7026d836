import { bolehMedan, type MedanTerbuka } from '@sinas/domain/baris/medan';
import { awalBulan } from '@sinas/domain/baris/bulan';
import {
  bolehDokumen,
  bolehHapusBaris,
  bolehIsian,
  bolehTambahBaris,
  medanBaris,
} from '@sinas/domain/formulir/bagian-terbuka';
import { langkahAkar } from '@sinas/domain/baris/jenis-baris';
import { JENIS_RKT } from '@sinas/domain/layanan/rkt/baris/jenis';
import { bulanTerakhir } from '@sinas/domain/layanan/rkt/tombol';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import type { Rencana } from '../wire';
import { medanSisi, periodeMedan } from '../bulan/medan-bulan';

/** What of a plan may be changed now: by its status, its window, and in a correction by the remarks. */
type Fakta = Pick<Rencana, 'formulir' | 'kd_status_pengajuan' | 'tombol' | 'tahun'>;
type Tombol = Rencana['tombol'];
const TERKUNCI: MedanTerbuka = new Set<string>();

const RENCANA: Readonly<Record<string, keyof Tombol>> = {
  barang_impor: 'rencana_impor_bahan_baku',
  bahan_baku: 'rencana_produksi',
  produk: 'rencana_produksi',
};
const REALISASI: Readonly<Record<string, keyof Tombol>> = {
  barang_impor: 'realisasi_impor_bahan_baku',
  barang_lokal: 'realisasi_lokal_bahan_baku',
  bahan_baku: 'realisasi_lokal_bahan_baku',
  produk: 'realisasi_produksi',
};
const rencanaBuka = (t: Tombol, jenis: string): boolean => t[RENCANA[jenis] ?? 'rencana_lokal_bahan_baku'];
function realisasiBuka(t: Tombol, jenis: string): boolean {
  const perlu = REALISASI[jenis];
  return perlu ? t[perlu] : Object.entries(t).some(([k, v]) => v && k.startsWith('realisasi_'));
}
/** Determined: months are reported, nothing else is changed. */
export const melapor = (f: Pick<Fakta, 'kd_status_pengajuan'>): boolean => dalam('berlaku', f.kd_status_pengajuan);
export const dapatUbah = (f: Fakta): boolean => dalam('dapatUbah', f.kd_status_pengajuan) && !f.formulir.closedForm;
/** Nothing may be changed. */
export const tertutup = (f: Fakta): boolean =>
  !dapatUbah(f) && !(melapor(f) && Object.entries(f.tombol).some(([k, v]) => v && k.startsWith('realisasi_')));

const langkah = (jenis: string): string => {
  const j = JENIS_RKT.get(jenis);
  return j ? langkahAkar(JENIS_RKT, j) : 'barang';
};
const INGAT = new WeakMap<readonly string[], ReadonlySet<string>>();
function bagian({ formulir: { bagian_terbuka: daftar } }: Fakta): ReadonlySet<string> | null {
  if (daftar === null) return null;
  const ada = INGAT.get(daftar) ?? new Set(daftar);
  INGAT.set(daftar, ada);
  return ada;
}
/** Months of this year that have ended. */
const bulanLapor = (tahun: number, kini: Date): string[] =>
  medanSisi('n').filter((m) => awalBulan(periodeMedan(m, tahun) ?? '') <= bulanTerakhir(kini));

/** A row by its id, and the row that it hangs from by its key: the id of a stored one. */
export interface LetakBaris {
  id: string | null;
  induk: string | null;
}
/** Nested rows are open where their parent's field is; below a row of this round as that one is. */
function lewatInduk(daftar: ReadonlySet<string>, jenis: string, induk: string | null): boolean {
  const medan = JENIS_RKT.get(jenis)?.medanInduk ?? null;
  if (medan === null || induk === null) return true;
  if (!/^\d+$/.test(induk)) return bolehTambahBaris(daftar, langkah(jenis));
  return bolehMedan(medanBaris(daftar, induk, langkah(jenis)), medan);
}
const beranak = (jenis: string): boolean => JENIS_RKT.get(jenis)?.induk !== null;
/** Fields of a row that the remarks of a round have opened. */
function medanDibuka(daftar: ReadonlySet<string>, jenis: string, { id, induk }: LetakBaris): MedanTerbuka {
  const lewat = beranak(jenis) && lewatInduk(daftar, jenis, induk);
  if (id === null) return (beranak(jenis) ? lewat : bolehTambahBaris(daftar, langkah(jenis))) ? null : TERKUNCI;
  const sendiri = medanBaris(daftar, id, langkah(jenis));
  if (lewat || sendiri === null) return null;
  return beranak(jenis) ? TERKUNCI : sendiri;
}

/** Fields and months of a row that may be changed; null = all of them, empty = it is locked. */
export function medanRencana(f: Fakta, jenis: string, b: LetakBaris, kini: Date): MedanTerbuka {
  if (melapor(f))
    return b.id !== null && realisasiBuka(f.tombol, jenis) ? new Set(bulanLapor(f.tahun, kini)) : TERKUNCI;
  if (!dapatUbah(f)) return TERKUNCI;
  const daftar = bagian(f);
  if (!rencanaBuka(f.tombol, jenis))
    return b.id !== null && daftar === null && realisasiBuka(f.tombol, jenis) ? new Set(medanSisi('l')) : TERKUNCI;
  if (daftar === null) return null;
  const medan = medanDibuka(daftar, jenis, b);
  return medan === null || medan.size === 0 ? medan : new Set([...medan, ...medanSisi('r'), ...medanSisi('l')]);
}
/** May a row of this kind be added, below this one? */
export function tambahBuka(f: Fakta, jenis: string, induk: string | null = null): boolean {
  const daftar = bagian(f);
  if (!dapatUbah(f) || !rencanaBuka(f.tombol, jenis)) return false;
  return daftar === null || medanDibuka(daftar, jenis, { id: null, induk }) === null;
}
export function hapusBuka(f: Fakta, jenis: string, b: LetakBaris): boolean {
  const daftar = bagian(f);
  if (!dapatUbah(f) || !rencanaBuka(f.tombol, jenis)) return false;
  if (daftar === null || b.id === null) return daftar === null || tambahBuka(f, jenis, b.induk);
  return (beranak(jenis) && lewatInduk(daftar, jenis, b.induk)) || bolehHapusBaris(daftar, b.id, langkah(jenis));
}
export const isianBuka = (f: Fakta, kdField: string): boolean => dapatUbah(f) && bolehIsian(bagian(f), kdField);
export const dokumenBuka = (f: Fakta, kdDokumen: string): boolean => dapatUbah(f) && bolehDokumen(bagian(f), kdDokumen);
