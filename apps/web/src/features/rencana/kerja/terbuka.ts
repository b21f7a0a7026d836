import type { MedanTerbuka } from '@sinas/domain/baris/medan';
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

/** Fields and months of a row that may be changed; null = all of them, empty = it is locked. */
export function medanRencana(f: Fakta, jenis: string, id: string | null, kini: Date): MedanTerbuka {
  if (melapor(f)) return id !== null && realisasiBuka(f.tombol, jenis) ? new Set(bulanLapor(f.tahun, kini)) : TERKUNCI;
  if (!dapatUbah(f)) return TERKUNCI;
  const daftar = bagian(f);
  if (!rencanaBuka(f.tombol, jenis))
    return id !== null && daftar === null && realisasiBuka(f.tombol, jenis) ? new Set(medanSisi('l')) : TERKUNCI;
  if (daftar === null) return null;
  if (id === null) return bolehTambahBaris(daftar, langkah(jenis)) ? null : TERKUNCI;
  const medan = medanBaris(daftar, id, langkah(jenis));
  return medan === null || medan.size === 0 ? medan : new Set([...medan, ...medanSisi('r'), ...medanSisi('l')]);
}
export const tambahBuka = (f: Fakta, jenis: string): boolean =>
  dapatUbah(f) && rencanaBuka(f.tombol, jenis) && bolehTambahBaris(bagian(f), langkah(jenis));
export const hapusBuka = (f: Fakta, jenis: string, id: string | null): boolean =>
  dapatUbah(f) &&
  rencanaBuka(f.tombol, jenis) &&
  (id === null ? bolehTambahBaris(bagian(f), langkah(jenis)) : bolehHapusBaris(bagian(f), id, langkah(jenis)));
export const isianBuka = (f: Fakta, kdField: string): boolean => dapatUbah(f) && bolehIsian(bagian(f), kdField);
export const dokumenBuka = (f: Fakta, kdDokumen: string): boolean => dapatUbah(f) && bolehDokumen(bagian(f), kdDokumen);
