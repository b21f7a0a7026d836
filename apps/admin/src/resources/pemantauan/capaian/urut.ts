import { banding } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import type { BarisCapaian } from '../../../providers/wire';

export type KolomCapaian = 'nama' | 'ditetapkan' | 'terbit' | 'terealisasi' | 'realisasi' | 'rencana';
export interface UrutCapaian {
  kolom: KolomCapaian;
  turun: boolean;
}
/** What is furthest behind its plan. */
export const URUT_AWAL: UrutCapaian = { kolom: 'rencana', turun: false };

const nama = (b: BarisCapaian): string => `${b.ur_komoditas} ${satuanPendek(b.satuan)}`;
const BANDING: Readonly<Record<KolomCapaian, (a: BarisCapaian, b: BarisCapaian) => number>> = {
  nama: (a, b) => nama(a).localeCompare(nama(b), 'id'),
  ditetapkan: (a, b) => banding(a.ditetapkan, b.ditetapkan),
  terbit: (a, b) => banding(a.terbit, b.terbit),
  terealisasi: (a, b) => banding(a.terealisasi, b.terealisasi),
  realisasi: (a, b) => (a.persen_realisasi ?? 0) - (b.persen_realisasi ?? 0),
  rencana: (a, b) => (a.poin ?? 0) - (b.poin ?? 0),
};
/** What no plan says anything of stands last either way. */
export function urutkan(baris: readonly BarisCapaian[], { kolom, turun }: UrutCapaian): BarisCapaian[] {
  const kosong = (b: BarisCapaian): number => Number(kolom === 'rencana' && b.poin === null);
  const arah = turun ? -1 : 1;
  return baris.toSorted((a, b) => kosong(a) - kosong(b) || arah * BANDING[kolom](a, b) || BANDING.nama(a, b));
}
/** '5 poin di atas', 'sesuai rencana'; a point is whole. */
export function kataPoin(poin: number): string {
  const bulat = Math.round(Math.abs(poin));
  if (bulat === 0) return 'sesuai rencana';
  return `${bulat} poin di ${poin > 0 ? 'atas' : 'bawah'}`;
}
