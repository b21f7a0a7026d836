import { DAFTAR_DASBOR, type GambarDasbor } from '@sinas/domain/akses/elemen-dasbor';
import { jalurKonsol } from '../../lib/jalur';
import { saringDari } from '../../layout/antrean';
import type { BarisRekap, ElemenSaya } from '../../providers/wire';

/** A list that was given: its address in the console, and the states that it shows; null = all. */
export interface Petak {
  kode: string;
  nama: string;
  uraian: string;
  ke: string;
  status: readonly string[] | null;
}
/** What of this page a reader has. */
export interface Bagian {
  gambar: (kode: GambarDasbor) => boolean;
  daftar: boolean;
  petak: readonly Petak[];
  /** Nothing was given yet. */
  kosong: boolean;
}
export const SEMUA_BAGIAN: Bagian = { gambar: () => true, daftar: true, petak: [], kosong: false };

/** From the parts of the dashboard that an eselon user was given (PERAN-03). */
export function bagianDari(elemen: readonly ElemenSaya[]): Bagian {
  const kode = new Set(elemen.map((e) => e.kode));
  return {
    gambar: (k) => kode.has(k),
    daftar: kode.has(DAFTAR_DASBOR),
    petak: elemen.flatMap((e) => petak(e) ?? []),
    kosong: elemen.length === 0,
  };
}
function petak({ kode, nama, uraian, tautan }: ElemenSaya): Petak | null {
  const ke = jalurKonsol(tautan);
  if (!ke?.startsWith('/berkas')) return null;
  const { kd_status } = saringDari(ke.slice(ke.indexOf('?') + 1 || ke.length));
  return { ...{ kode, nama, uraian, ke }, status: kd_status ? kd_status.split(',') : null };
}
/** Files of a list, and how many of them are late. */
export function isiPetak({ status }: Petak, rekap: readonly BarisRekap[]): { n: number; lewat: number } {
  const milik = rekap.filter((r) => status === null || status.includes(r.kd_status_pengajuan));
  const jumlah = (rows: readonly BarisRekap[]): number => rows.reduce((a, r) => a + r.n, 0);
  return { n: jumlah(milik), lewat: jumlah(milik.filter((r) => r.lewat)) };
}
