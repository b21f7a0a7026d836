import { BentukSalah } from '../../../platform/errors';
import type { Kursor, Urutan } from './kursor.repository';

/** Opaque to callers: what they got as `meta.berikut` they send back as `kursor`. */
export const tulisKursor = ({ urutan, nilai, id }: Kursor): string =>
  Buffer.from(JSON.stringify([urutan, nilai, String(id)])).toString('base64url');

const salah = (): BentukSalah =>
  new BentukSalah([{ path: 'kursor', rule: 'matches', message: 'kursor tidak sesuai bentuk yang diharapkan' }]);

/** Refuses what was not written here, and a cursor of a list in another order. */
export function bacaKursor(teks: string, urutan: Urutan): Kursor {
  const [u, nilai, id] = urai(teks);
  if (u !== urutan || (nilai !== null && typeof nilai !== 'string') || typeof id !== 'string') throw salah();
  if (!/^\d{1,18}$/.test(id) || (nilai === null ? urutan === 'baru' || urutan === 'perusahaan' : !sah(urutan, nilai)))
    throw salah();
  return { urutan, nilai, id: BigInt(id) };
}
function urai(teks: string): unknown[] {
  try {
    const isi: unknown = JSON.parse(Buffer.from(teks, 'base64url').toString('utf8'));
    if (Array.isArray(isi)) return isi;
  } catch {
    // not JSON: refused below
  }
  throw salah();
}
const sah = (urutan: Urutan, nilai: string): boolean =>
  urutan === 'perusahaan'
    ? !nilai.includes('\0')
    : /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(nilai) && !Number.isNaN(Date.parse(nilai));
