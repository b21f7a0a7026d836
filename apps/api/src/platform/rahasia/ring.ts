import { createHash } from 'node:crypto';

export interface Kunci {
  /** k1, k2, ... */
  kid: string;
  rahasia: string;
}
/** Keys of one use. The first one is current: it writes. All of them read. */
export type Ring = readonly [Kunci, ...Kunci[]];

/** What a secret without an id is called. */
export const KID_TUNGGAL = 'k1';
const ENTRI = /^(k[1-9]\d{0,5}):(.+)$/s;

/**
 * One secret alone is a ring of one, called k1. Otherwise `k2:secret,k1:secret`, the current one first.
 * Throws Error, naming the setting and never its value: mixed forms, the same id or the same secret twice.
 */
export function bacaRing(nama: string, teks: string): Ring {
  const bagian = teks.split(',').map((b) => b.trim());
  const kunci = bagian.flatMap((b) => {
    const [, kid, rahasia] = ENTRI.exec(b) ?? [];
    return kid && rahasia ? [{ kid, rahasia }] : [];
  });
  const [pertama, ...lain] = kunci;
  if (!pertama) return [{ kid: KID_TUNGGAL, rahasia: teks }];
  if (kunci.length < bagian.length)
    throw new Error(`${nama} is neither one secret nor a list of id:secret entries (k2:...,k1:...)`);
  if (new Set(kunci.map((k) => k.kid)).size < kunci.length) throw new Error(`${nama} names a key twice`);
  if (new Set(kunci.map((k) => k.rahasia)).size < kunci.length)
    throw new Error(`${nama} has the same secret under two ids`);
  return [pertama, ...lain];
}

export const tulisRing = (ring: readonly Kunci[]): string => ring.map((k) => `${k.kid}:${k.rahasia}`).join(',');

/** Tells two secrets apart without telling either. */
export const sidikKunci = ({ rahasia }: Kunci): string =>
  createHash('sha256').update(`sinas-nk sidik kunci\n${rahasia}`).digest('hex');
