import { sePokokNpwp } from '../format/npwp';
import { banding, type Desimal } from '../format/angka';
import { kunciPos, type Pos } from '../neraca/pos';
import { dapatDihitung } from '../neraca/satuan-dasar';
import type { BarangPabean } from './barang';

/** Why a declared quantity does not stand in the ledger, or not all of it. */
export const SEBAB_PABEAN = {
  IZIN_TIDAK_DIKENAL: 'Nomor izin tidak dikenal',
  PERUSAHAAN_LAIN: 'Izin milik perusahaan lain',
  DI_LUAR_MASA: 'Di luar masa berlaku izin',
  IZIN_DICABUT: 'Izin sudah dicabut',
  SUDAH_TERHITUNG: 'Mungkin sudah terhitung sebelum izin dimuat',
  HS_LAIN: 'Kode HS tidak ada dalam izin',
  SATUAN_LAIN: 'Satuan tidak dapat dihitung ke satuan izin',
  BARIS_GANDA: 'Lebih dari satu baris izin cocok',
  MELEBIHI_IZIN: 'Melebihi sisa izin',
} as const;
export type SebabPabean = keyof typeof SEBAB_PABEAN;

/** Where unused quantities of a permit stand today. */
export type TempatSisa = 'terbit' | 'hangus' | 'dicabut';
export interface BarisIzinPabean {
  id: string;
  npwp: string;
  hs: string | null;
  negara_asal: string | null;
  satuan: string;
  pos: Pos;
  /** What it still has, in the unit of `pos`. */
  saldo: Desimal;
  /** ISO day: what was declared up to it may stand in the realisation that the row was loaded with. */
  terhitung_sampai?: string | null;
}
/** The permit that a declaration names, or what has replaced it since. */
export interface IzinPabean {
  tempat: TempatSisa;
  /** ISO dates; null = without an end. */
  berlaku_mulai: string | null;
  berlaku_sampai: string | null;
  baris: readonly BarisIzinPabean[];
}
export type HasilCocok = { baris: BarisIzinPabean; sebab: null } | { baris: null; sebab: SebabPabean };
const tolak = (sebab: SebabPabean): HasilCocok => ({ baris: null, sebab });

/**
 * The row of the permit that a declared line uses. Of rows of one tariff line that are counted together it is the one that has most
 * left, of the declared country where one names it. Between rows that are counted apart nothing is chosen, nor is what may have been
 * counted when the permit was loaded.
 */
export function cocokkan(b: BarangPabean, izin: IzinPabean | null): HasilCocok {
  if (!izin) return tolak('IZIN_TIDAK_DIKENAL');
  const milik = izin.baris.filter((r) => sePokokNpwp(r.npwp, b.npwp));
  if (milik.length === 0) return tolak('PERUSAHAAN_LAIN');
  if (izin.tempat === 'dicabut') return tolak('IZIN_DICABUT');
  if ((izin.berlaku_mulai ?? '') > b.tgl_pib || (izin.berlaku_sampai ?? '9999') < b.tgl_pib)
    return tolak('DI_LUAR_MASA');
  const hs = milik.filter((r) => r.hs === b.hs);
  if (hs.length === 0) return tolak('HS_LAIN');
  const satuan = hs.filter((r) => dapatDihitung(b.satuan, r.pos.satuan));
  if (satuan.length === 0) return tolak('SATUAN_LAIN');
  const negara = satuan.filter((r) => r.negara_asal === b.negara_asal);
  const calon = negara.length > 0 ? negara : satuan;
  if (new Set(calon.map((r) => kunciPos(r.pos))).size > 1) return tolak('BARIS_GANDA');
  if (calon.some((r) => (r.terhitung_sampai ?? '') >= b.tgl_pib)) return tolak('SUDAH_TERHITUNG');
  return { baris: calon.reduce((a, r) => (banding(r.saldo, a.saldo) > 0 ? r : a)), sebab: null };
}
