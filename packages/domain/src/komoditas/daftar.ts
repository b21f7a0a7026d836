import type { KelompokKomoditas } from './bentuk';
import { PERTANIAN } from './kelompok/pertanian';
import { PERINDUSTRIAN } from './kelompok/perindustrian';
import { PERINDUSTRIAN_PERTEK } from './kelompok/perindustrian-pertek';
import { ESDM } from './kelompok/esdm';
import { KELAUTAN } from './kelompok/kelautan';
import { PERDAGANGAN } from './kelompok/perdagangan';

/** '019' stands before '0110': the digits behind '01' are a number. */
const urutan = (k: KelompokKomoditas): number => Number(k.kode.slice(2));

/** The 45 groups by code, in the order of their numbers. */
export const KELOMPOK: ReadonlyMap<string, KelompokKomoditas> = new Map(
  [...PERTANIAN, ...PERINDUSTRIAN, ...PERINDUSTRIAN_PERTEK, ...ESDM, ...KELAUTAN, ...PERDAGANGAN]
    .sort((a, b) => urutan(a) - urutan(b))
    .map((k) => [k.kode, k]),
);
