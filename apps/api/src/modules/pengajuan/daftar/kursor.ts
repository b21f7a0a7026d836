import { BentukSalah } from '../../../platform/errors';
import { tipeUrutan, type Kursor, type Urutan } from './kursor.repository';

/** Opaque to callers: what they got as `meta.berikut` they send back as `kursor`. */
export const tulisKursor = ({ urutan, nilai, id }: Kursor): string =>
  Buffer.from(JSON.stringify([urutan, nilai, String(id)])).toString('base64url');

const salah = (): BentukSalah =>
  new BentukSalah([{ path: 'kursor', rule: 'matches', message: 'kursor tidak sesuai bentuk yang diharapkan' }]);

/** Refuses what was not written here, and a cursor of a list in another order. */
export function bacaKursor(teks: string, urutan: Urutan): Kursor {
  const [u, nilai, id] = urai(teks);
  if (u !== urutan || (nilai !== null && typeof nilai !== 'string') || typeof id !== 'string') throw salah();
  const { tipe, bolehKosong } = tipeUrutan(urutan);
  if (!/^\d{1,18}$/.test(id) || (nilai === null ? !bolehKosong : !SAH[tipe](nilai))) throw salah();
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
const SAH: Record<ReturnType<typeof tipeUrutan>['tipe'], (nilai: string) => boolean> = {
  text: (t) => !t.includes('\0'),
  timestamptz: (t) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(t) && !Number.isNaN(Date.parse(t)),
  int: (t) => /^\d{1,9}$/.test(t),
  numeric: (t) => /^\d{1,15}(?:\.\d{1,3})?$/.test(t),
};
