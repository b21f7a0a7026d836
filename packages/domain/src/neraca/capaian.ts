import { banding, jumlahkan, kurangi, persen, type Desimal } from '../format/angka';

/** So many points below what plans foresee, and a commodity counts as behind [D]. */
export const TERTINGGAL_POIN = 10;

/** Quantities of one commodity in one unit. */
export interface JumlahCapaian {
  ditetapkan: Desimal;
  /** Permits that were issued: what is left of them, and what was used. */
  terbit: Desimal;
  terealisasi: Desimal;
  /** Of the determined plans: the whole year, and its months that have ended. */
  rencana: Desimal;
  rencana_sampai: Desimal;
}
/** Shares of what was determined, in percent to one decimal; null where there is nothing to compare with. */
export interface Capaian {
  persen_terbit: number | null;
  persen_realisasi: number | null;
  /** Share of the year's plan that was foreseen by now. */
  persen_rencana: number | null;
  /** Realised minus foreseen, in points. */
  poin: number | null;
  tertinggal: boolean;
}
export function capaian(j: JumlahCapaian): Capaian {
  const persen_realisasi = persen(j.terealisasi, j.ditetapkan);
  const persen_rencana = banding(j.rencana_sampai, '0') > 0 ? persen(j.rencana_sampai, j.rencana) : null;
  const poin =
    persen_realisasi === null || persen_rencana === null
      ? null
      : Number(kurangi(String(persen_realisasi), String(persen_rencana)));
  return {
    ...{ persen_terbit: persen(j.terbit, j.ditetapkan), persen_realisasi, persen_rencana, poin },
    tertinggal: poin !== null && poin <= -TERTINGGAL_POIN,
  };
}
export const tambahCapaian = (a: JumlahCapaian, b: JumlahCapaian): JumlahCapaian => ({
  ditetapkan: jumlahkan([a.ditetapkan, b.ditetapkan]),
  terbit: jumlahkan([a.terbit, b.terbit]),
  terealisasi: jumlahkan([a.terealisasi, b.terealisasi]),
  rencana: jumlahkan([a.rencana, b.rencana]),
  rencana_sampai: jumlahkan([a.rencana_sampai, b.rencana_sampai]),
});
