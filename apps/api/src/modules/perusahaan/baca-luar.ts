/** What is taken over of other systems' answers: named texts, cut to a length, and nothing else. */
const MAKS_TEKS = 500;
const MAKS_BARIS = 5_000;

export const objek = (v: unknown): Record<string, unknown> | null =>
  typeof v === 'object' && v !== null && !Array.isArray(v) ? (v as Record<string, unknown>) : null;

export const teks = (v: unknown): string =>
  typeof v === 'string' || typeof v === 'number' ? String(v).slice(0, MAKS_TEKS) : '';

export type Baris<N extends string> = Record<N, string>;

export const ambilTeks = <N extends string>(b: Record<string, unknown>, nama: readonly N[]): Baris<N> =>
  Object.fromEntries(nama.map((n) => [n, teks(b[n])])) as Baris<N>;

/** Reader of a list of such rows; null when it is no list. */
export const bacaDaftar =
  <N extends string>(nama: readonly N[]) =>
  (body: unknown): Baris<N>[] | null =>
    Array.isArray(body)
      ? body.slice(0, MAKS_BARIS).flatMap((b: unknown) => {
          const o = objek(b);
          return o ? [ambilTeks(o, nama)] : [];
        })
      : null;

/** Reader of one row that must carry the number that was asked for: a system that answers for another company lies. */
export const bacaSatu =
  <N extends string>(nama: readonly N[], kunci: N, nilai: string) =>
  (body: unknown): Baris<N>[] | null => {
    const o = objek(body);
    return o && teks(o[kunci]) === nilai ? [ambilTeks(o, nama)] : null;
  };
