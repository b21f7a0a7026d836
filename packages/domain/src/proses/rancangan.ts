/** Whoever acts without being a person: timers, callbacks of other systems. */
export const SISTEM = 'SISTEM';

/**
 * One row of a transition table. S: stored states, P: events, I: permissions, G: guards, E: effects, all by name.
 */
export interface Langkah<
  S extends string = string,
  P extends string = string,
  I extends string = string,
  G extends string = string,
  E extends string = string,
> {
  /** Number in the specification of the process. */
  id: string;
  peristiwa: P;
  dari: readonly S[];
  /** 'tetap' keeps the state: the event changes a fact beside it. */
  ke: S | 'tetap';
  /** Who may: a permission, or the system itself. */
  izin: I | typeof SISTEM;
  penjaga: readonly G[];
  efek: readonly E[];
}

/** What a state is, whoever the case belongs to: its part of the life and the desk that it lies on. */
export interface Keadaan<F extends string = string, M extends string = string> {
  fase: F;
  meja: M;
}

export interface RancanganAlur<L extends Langkah, K extends Keadaan> {
  nama: string;
  keadaan: Readonly<Record<L['dari'][number], K>>;
  /** States in which a case begins. */
  awal: readonly L['dari'][number][];
  langkah: readonly L[];
  /** Every guard and effect that there is; a row that names another one is refused. */
  penjaga: readonly L['penjaga'][number][];
  efek: readonly L['efek'][number][];
}
