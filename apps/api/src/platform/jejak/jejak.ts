import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const penyimpan = new AsyncLocalStorage<string>();
const BENTUK = /^[A-Za-z0-9-]{8,64}$/;

/** Trace id of the request or job that runs now: one id from the browser's request to the last job it caused. */
export const jejakKini = (): string | undefined => penyimpan.getStore();
export const denganJejak = <T>(jejak: string, kerja: () => T): T => penyimpan.run(jejak, kerja);
/** What a proxy or caller sent, where it is one; else a new one. */
export const jejakDari = (kepala: unknown): string =>
  typeof kepala === 'string' && BENTUK.test(kepala) ? kepala : randomUUID();
