import { dariRibu, keRibu, kurangi, type Desimal } from '../format/angka';

/**
 * What a part of a whole is in the base unit: the running total in proportion, rounded to thousandths (halves up), less
 * what was posted before it. So the parts are the whole, to the last digit.
 */
export function bagianDasar(
  seluruh: { dok: Desimal; dasar: Desimal },
  sebelum: { dok: Desimal; dasar: Desimal },
  dok: Desimal,
): Desimal {
  const penuh = keRibu(seluruh.dok);
  const berjalan = keRibu(sebelum.dok) + keRibu(dok);
  const dasar = (keRibu(seluruh.dasar) * berjalan * 2n + penuh) / (penuh * 2n);
  return kurangi(dariRibu(dasar), sebelum.dasar);
}
