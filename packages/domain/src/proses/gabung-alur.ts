import type { Alur } from './alur';
import type { Keadaan, Langkah } from './rancangan';

/** Sets of states over several tables, in the order of codes: a state is in a set that any of them puts it in. */
export function gabungAlur<L extends Langkah, K extends Keadaan>(
  semua: readonly Alur<L, K>[],
): Pick<Alur<L, K>, 'awal' | 'dari' | 'ke' | 'berfase' | 'bermeja'> {
  type S = L['dari'][number];
  const satukan = (tanya: (a: Alur<L, K>) => readonly S[]): S[] => [...new Set(semua.flatMap(tanya))].sort();
  return {
    awal: satukan((a) => a.awal),
    dari: (...peristiwa) => satukan((a) => a.dari(...peristiwa)),
    ke: (...peristiwa) => satukan((a) => a.ke(...peristiwa)),
    berfase: (...fase) => satukan((a) => a.berfase(...fase)),
    bermeja: (...meja) => satukan((a) => a.bermeja(...meja)),
  };
}
