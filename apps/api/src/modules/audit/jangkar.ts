import { createHmac, timingSafeEqual } from 'node:crypto';
import { canonical } from '../../platform/hash/canonical';
import type { Kunci, Ring } from '../../platform/rahasia/ring';

/** What an anchor says: the heads of the history chains at a time, tied to the anchor before it. */
export interface IsiJangkar {
  nomor: number;
  sampai: string;
  /** sha256 of the anchor before it; zeros for the first. */
  sebelum: string;
  /** [chain: id of the file or `objek:id`, number of its last row, that row's hash] */
  kepala: [string, number, string][];
}
export interface Jangkar extends IsiJangkar {
  /** Key that it was signed with; anchors from before there was a ring name none. */
  kid?: string;
  /** HMAC-SHA256 of the rest, the key's id too: who can write to database and files still cannot make one. */
  tanda: string;
}

export const kunciJangkar = (nomor: number): string => `audit/jangkar-${String(nomor).padStart(9, '0')}.json`;
const tanda = (isi: Omit<Jangkar, 'tanda'>, { rahasia }: Kunci): string =>
  createHmac('sha256', rahasia).update(canonical(isi)).digest('hex');
function sama(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}

/** Signed with the current key. */
export function tulisJangkar({ nomor, sampai, sebelum, kepala }: IsiJangkar, [kini]: Ring): Buffer {
  const isi = { nomor, sampai, sebelum, kepala, kid: kini.kid };
  return Buffer.from(JSON.stringify({ ...isi, tanda: tanda(isi, kini) } satisfies Jangkar));
}

/** null when it is not what this installation wrote, or under a key that is not in the ring. */
export function bacaJangkar(teks: Buffer, ring: Ring): Jangkar | null {
  try {
    const { tanda: dibaca, ...isi } = JSON.parse(teks.toString()) as Jangkar;
    const cocok = ring
      .filter((k) => isi.kid === undefined || k.kid === isi.kid)
      .some((k) => sama(tanda(isi, k), String(dibaca)));
    return cocok ? { ...isi, tanda: dibaca } : null;
  } catch {
    return null;
  }
}
