import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { BerkasDaftar } from '../providers/wire';

export type JenisDaftar = 'pengajuan' | 'rencana';
interface Daftar {
  alamat: string;
  jenis: JenisDaftar;
  /** Ids of its files, in the order that is seen. */
  berkas: string[];
}
const KOSONG: Daftar = { alamat: '', jenis: 'pengajuan', berkas: [] };
const DAFTAR = 'sinas.daftar';
const KURSOR = 'sinas.kursor';

/** The list that files are opened from, as it stood then: kept in this tab, over a reload, until one signs out. */
const daftarKini = (): Daftar => {
  const teks = sessionStorage.getItem(DAFTAR);
  return teks ? (JSON.parse(teks) as Daftar) : KOSONG;
};
export const daftarTerakhir = (): string => daftarKini().alamat || '/';
/** The file last opened, or stood on in a list. */
export const ingatKursor = (id: string): void => sessionStorage.setItem(KURSOR, id);

/** Keeps the list of this page: its address with filters and page, and what stands in it. */
export function useIngatDaftar(berkas: readonly BerkasDaftar[], jenis: JenisDaftar = 'pengajuan'): void {
  const { pathname, search } = useLocation();
  const alamat = pathname + search;
  const urutan = berkas.map((b) => b.id).join(' ');
  useEffect(() => {
    const daftar: Daftar = { alamat, jenis, berkas: urutan ? urutan.split(' ') : [] };
    sessionStorage.setItem(DAFTAR, JSON.stringify(daftar));
  }, [alamat, jenis, urutan]);
}

/**
 * Where one left: gives, for the rows of a list as they are now, the file last opened or, when that has left them,
 * the nearest that has not.
 */
export function tempatTerakhir(): (berkas: readonly BerkasDaftar[]) => string | null {
  const kursor = sessionStorage.getItem(KURSOR);
  const dulu = daftarKini().berkas;
  const di = dulu.indexOf(kursor ?? '');
  const urutan = di < 0 ? [kursor] : [...dulu.slice(di), ...dulu.slice(0, di).reverse()];
  return (berkas) => urutan.find((id) => berkas.some((b) => b.id === id)) ?? null;
}

export interface Tempat {
  /** Counted from 1. */
  ke: number;
  dari: number;
  /** Addresses of its neighbours. */
  sebelum: string | null;
  sesudah: string | null;
}
/** Where a file stands in the list it was opened from; null when it was opened by its address. */
export function tempatDalamDaftar(id: string): Tempat | null {
  const { jenis, berkas } = daftarKini();
  const di = berkas.indexOf(id);
  if (di < 0) return null;
  const alamat = (lain: string | undefined) => (lain ? `/${jenis}/${lain}/show` : null);
  return { ke: di + 1, dari: berkas.length, sebelum: alamat(berkas[di - 1]), sesudah: alamat(berkas[di + 1]) };
}
