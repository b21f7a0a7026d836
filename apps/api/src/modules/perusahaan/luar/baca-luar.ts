import type { Jawaban } from '../../../platform/outbound/panggil';

/** What is taken over of other systems' answers: named texts, cut to a length, and nothing else. */
const MAKS_TEKS = 500;
const MAKS_BARIS = 5_000;

export const objek = (v: unknown): Record<string, unknown> | null =>
  typeof v === 'object' && v !== null && !Array.isArray(v) ? (v as Record<string, unknown>) : null;

/** The system itself says that it does not know the number; a 404 page of something in front of it says nothing. */
export const tidakDikenal = (r: Jawaban): boolean => r.ok && r.status === 404 && objek(r.body) !== null;

export const teks = (v: unknown): string =>
  typeof v === 'string' || typeof v === 'number' ? String(v).slice(0, MAKS_TEKS) : '';

export type Baris<N extends string> = Record<N, string>;

export const ambilTeks = <N extends string>(b: Record<string, unknown>, nama: readonly N[]): Baris<N> =>
  Object.fromEntries(nama.map((n) => [n, teks(b[n])])) as Baris<N>;

/**
 * Reader of a list of such rows. Rows without the first field, their key, are left out; a list of nothing but those is
 * not the list that was asked for (null), the same as no list at all.
 */
export const bacaDaftar =
  <N extends string>(nama: readonly N[]) =>
  (body: unknown): Baris<N>[] | null => {
    if (!Array.isArray(body)) return null;
    const rows = body.slice(0, MAKS_BARIS).flatMap((b: unknown) => {
      const o = objek(b);
      return o && teks(o[nama[0] ?? '']) ? [ambilTeks(o, nama)] : [];
    });
    return rows.length > 0 || body.length === 0 ? rows : null;
  };

/** Reader of one row that must carry the number that was asked for: a system that answers for another company lies. */
export const bacaSatu =
  <N extends string>(nama: readonly N[], kunci: N, nilai: string) =>
  (body: unknown): Baris<N>[] | null => {
    const o = objek(body);
    return o && teks(o[kunci]) === nilai ? [ambilTeks(o, nama)] : null;
  };
