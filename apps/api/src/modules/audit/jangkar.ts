import { createHmac, timingSafeEqual } from 'node:crypto';
import { canonical } from '../../platform/hash/canonical';

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
  /** HMAC-SHA256 of the rest: who can write to database and files still cannot make one. */
  tanda: string;
}

export const kunciJangkar = (nomor: number): string => `audit/jangkar-${String(nomor).padStart(9, '0')}.json`;
const tanda = (isi: IsiJangkar, rahasia: string): string =>
  createHmac('sha256', rahasia).update(canonical(isi)).digest('hex');

export function tulisJangkar({ nomor, sampai, sebelum, kepala }: IsiJangkar, rahasia: string): Buffer {
  const isi = { nomor, sampai, sebelum, kepala };
  return Buffer.from(JSON.stringify({ ...isi, tanda: tanda(isi, rahasia) } satisfies Jangkar));
}

/** null when it is not what this installation wrote. */
export function bacaJangkar(teks: Buffer, rahasia: string): Jangkar | null {
  try {
    const { tanda: dibaca, ...isi } = JSON.parse(teks.toString()) as Jangkar;
    const benar = Buffer.from(tanda(isi, rahasia));
    const ini = Buffer.from(String(dibaca));
    return ini.length === benar.length && timingSafeEqual(ini, benar) ? { ...isi, tanda: dibaca } : null;
  } catch {
    return null;
  }
}
