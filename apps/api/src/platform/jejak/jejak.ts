import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Who is behind the request that runs now, as far as it is known: filled in on its way. */
export interface Pemanggil {
  id_user?: string;
  /** Keyed hash of where it came from (platform/alamat). */
  alamat?: string;
}
interface Konteks {
  jejak: string;
  pemanggil: Pemanggil;
}

const penyimpan = new AsyncLocalStorage<Konteks>();
const BENTUK = /^[A-Za-z0-9-]{8,64}$/;

/** Trace id of the request or job that runs now: one id from the browser's request to the last job it caused. */
export const jejakKini = (): string | undefined => penyimpan.getStore()?.jejak;
export const pemanggilKini = (): Pemanggil => penyimpan.getStore()?.pemanggil ?? {};
export const denganJejak = <T>(jejak: string, kerja: () => T, pemanggil: Pemanggil = {}): T =>
  penyimpan.run({ jejak, pemanggil }, kerja);
/** What a proxy or caller sent, where it is one; else a new one. */
export const jejakDari = (kepala: unknown): string =>
  typeof kepala === 'string' && BENTUK.test(kepala) ? kepala : randomUUID();
