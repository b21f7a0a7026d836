import { awalHari, tanggalIso } from '../format/tanggal';

const HARI_MS = 86_400_000;
/** `30h`: the last thirty days, today among them. `2026`: that year. Both in Jakarta. */
export const BENTUK_PERIODE = /^(?:[1-9]\d{0,2}h|20\d\d)$/;

export interface Rentang {
  /** Inclusive. */
  sejak: Date;
  /** Exclusive; null: open. */
  sampai: Date | null;
}

/** The time that a period means now; null for what is none. */
export function rentangPeriode(periode: string, kini: Date): Rentang | null {
  if (!BENTUK_PERIODE.test(periode)) return null;
  if (!periode.endsWith('h'))
    return { sejak: awalHari(`${periode}-01-01`), sampai: awalHari(`${Number(periode) + 1}-01-01`) };
  const hari = Number(periode.slice(0, -1));
  return { sejak: awalHari(tanggalIso(new Date(kini.getTime() - (hari - 1) * HARI_MS))), sampai: null };
}
