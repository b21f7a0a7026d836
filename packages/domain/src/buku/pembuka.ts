import { akunSumber, akunTerbit, akunTerealisasi, kunciAkun, type Akun, type BarisIzin, type Dana } from './akun';
import type { Gerak } from './gerak';
import { akunDana, susun, tambahan, type Saldo } from './izin';
import type { Desimal } from '../format/angka';

/** A row of a permit that was issued before the portal; quantities in the unit of its pos. */
export interface BarisPembuka extends BarisIzin {
  jml: Desimal;
  dok: { satuan: string; jml: Desimal };
  /** Realised before it was loaded. */
  terealisasi: Desimal;
}
export interface IzinPembuka {
  id: string;
  dana: Dana;
  baris: readonly BarisPembuka[];
}
export const kunciPembuka = (id: string): string => `pembuka:${id}:izin`;
/** Of what remained of such a permit when its validity ended. */
export const kunciHabisPembuka = (id: string): string => `pembuka:${id}:habis`;

/** Accounts that others use, too, locked before `bukaIzin` is called. */
export const akunPembuka = ({ dana, baris }: IzinPembuka): Akun[] => [
  ...new Map(
    baris.flatMap((b) => [akunDana(dana, b.pos, b.pemilik), akunSumber(b.pos, dana)]).map((a) => [kunciAkun(a), a]),
  ).values(),
];

/**
 * A permit that was issued before there was a ledger: drawn from what is free of the balance (or of the company's limit), what
 * lacks is fixed with it, and what was realised of it is realised.
 */
export function bukaIzin({ id, dana, baris }: IzinPembuka, saldo: Saldo): Gerak[] {
  const asal = (b: BarisIzin): Akun => akunDana(dana, b.pos, b.pemilik);
  const butuh = baris.map((b) => ({ ke: asal(b), jml: b.jml }));
  return susun(kunciPembuka(id), [
    [dana === 'N.TERSEDIA' ? 'GARIS' : 'MELEBIHI_BATAS', tambahan(dana, butuh, [], saldo)],
    ['PEMBUKA', baris.map((b) => ({ dari: asal(b), ke: akunTerbit(b), jml: b.jml, dok: b.dok }))],
    ['PEMBUKA_REALISASI', baris.map((b) => ({ dari: akunTerbit(b), ke: akunTerealisasi(b), jml: b.terealisasi }))],
  ]);
}
