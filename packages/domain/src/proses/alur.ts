import { cacatAlur } from './periksa-alur';
import type { Keadaan, Langkah, RancanganAlur } from './rancangan';

/** A transition table that has been checked, and what is asked of it: rows, and sets of states in the order of `keadaan`. */
export interface Alur<L extends Langkah, K extends Keadaan> {
  readonly nama: string;
  readonly langkah: readonly L[];
  readonly awal: readonly L['dari'][number][];
  /** The row of an event in a state. */
  cari(status: L['dari'][number], peristiwa: L['peristiwa']): L | undefined;
  /** States in which one of these events may happen. */
  dari(...peristiwa: L['peristiwa'][]): L['dari'][number][];
  /** States that one of these events leads to. */
  ke(...peristiwa: L['peristiwa'][]): L['dari'][number][];
  berfase(...fase: K['fase'][]): L['dari'][number][];
  bermeja(...meja: K['meja'][]): L['dari'][number][];
}

/** Throws with everything that is wrong with the design; called when the module loads, so at every start. */
export function susunAlur<L extends Langkah, K extends Keadaan>(r: RancanganAlur<L, K>): Alur<L, K> {
  type S = L['dari'][number];
  const cacat = cacatAlur(r);
  if (cacat.length > 0) throw new Error(`alur ${r.nama}: ${cacat.join('; ')}`);
  // Not Object.keys: it would put '10' before '00'.
  const urut = (Object.entries(r.keadaan) as [S, K][]).sort(([a], [b]) => (a < b ? -1 : 1));
  const menurut = (pilih: (status: S, k: K) => boolean): S[] => urut.filter(([s, k]) => pilih(s, k)).map(([s]) => s);
  const sel = new Map(r.langkah.flatMap((l) => l.dari.map((d) => [`${l.peristiwa} ${d}`, l] as const)));
  const milik = (peristiwa: readonly string[]): L[] => r.langkah.filter((l) => peristiwa.includes(l.peristiwa));
  return {
    nama: r.nama,
    langkah: r.langkah,
    awal: r.awal,
    cari: (status, peristiwa) => sel.get(`${peristiwa} ${status}`),
    dari: (...peristiwa) => menurut((s) => milik(peristiwa).some((l) => l.dari.includes(s))),
    ke: (...peristiwa) => menurut((s) => milik(peristiwa).some((l) => l.ke === s)),
    berfase: (...fase) => menurut((_, k) => fase.includes(k.fase)),
    bermeja: (...meja) => menurut((_, k) => meja.includes(k.meja)),
  };
}

/** State after a row has been gone. */
export const statusSesudah = <S extends string>(langkah: { ke: S | 'tetap' }, status: S): S =>
  langkah.ke === 'tetap' ? status : langkah.ke;

export type HasilLangkah<L extends Langkah, A> =
  | { boleh: true; langkah: L; ke: L['dari'][number] }
  | { boleh: false; sebab: 'status' }
  | { boleh: false; sebab: 'izin' }
  | { boleh: false; sebab: 'penjaga'; alasan: A };

/**
 * May this event happen in this state? Status first, then the permission (`berizin`), then the guards in the order of the
 * row: `jaga` answers null or the reason why not.
 */
export function timbang<L extends Langkah, K extends Keadaan, A>(
  alur: Alur<L, K>,
  status: L['dari'][number],
  peristiwa: L['peristiwa'],
  berizin: (izin: L['izin']) => boolean,
  jaga: (penjaga: L['penjaga'][number]) => A | null,
): HasilLangkah<L, A> {
  const langkah = alur.cari(status, peristiwa);
  if (!langkah) return { boleh: false, sebab: 'status' };
  if (!berizin(langkah.izin)) return { boleh: false, sebab: 'izin' };
  for (const nama of langkah.penjaga) {
    const alasan = jaga(nama);
    if (alasan !== null) return { boleh: false, sebab: 'penjaga', alasan };
  }
  return { boleh: true, langkah, ke: statusSesudah(langkah, status) };
}
