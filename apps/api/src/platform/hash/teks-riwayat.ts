import { canonical, sha256 } from './canonical';
import { canonicalV1 } from './canonical-v1';

export const HASH_AWAL = '0'.repeat(64);

/** How the text of a row is made, by the number that stands with it in `versi_teks`. */
const TEKS = {
  1: canonicalV1,
  // The text names its version, so that it cannot be lowered afterwards.
  2: (isi: object) => canonical({ ...isi, versi_teks: 2 }),
} as const;
export type VersiTeks = keyof typeof TEKS;
/** What new rows are written in. */
export const VERSI_TEKS: VersiTeks = 2;

export const versiDikenal = (versi: number): versi is VersiTeks => Object.hasOwn(TEKS, versi);
export const teks = (isi: object, versi: VersiTeks): string => TEKS[versi](isi);
/** Hash over what a row of a chain says, in this version of the text. */
export const hashTeks = (isi: object, versi: VersiTeks): string => sha256(teks(isi, versi));
