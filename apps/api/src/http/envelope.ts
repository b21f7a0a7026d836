/** The one answer shape (HTTP contract). */
export interface Meta {
  page?: number;
  limit?: number;
  total?: number;
  [lain: string]: unknown;
}
/** What a controller returns when it has more to say than data. */
export class Answer<T> {
  constructor(
    readonly data: T,
    readonly extra: { message?: string; meta?: Meta } = {},
  ) {}
}
export const answer = <T>(data: T, message?: string): Answer<T> => new Answer(data, message ? { message } : {});
export const page = <T>(data: T, meta: Meta): Answer<T> => new Answer(data, { meta });

/** Most rows that lists answer by themselves: one that is just as long may go on. */
const PENUH: ReadonlySet<number> = new Set([100, 300, 1000]);
const angka = (v: unknown): number | null =>
  typeof v === 'string' && /^\d{1,6}$/.test(v) && Number(v) > 0 ? Number(v) : null;

/** Of a list that does not count itself: as many as came, and whether there may be more. */
export function metaDaftar(banyak: number, query: Readonly<Record<string, unknown>>): Meta {
  const [page, limit] = [angka(query.page) ?? 1, angka(query.limit)];
  const lebih = limit === null ? PENUH.has(banyak) : banyak >= limit;
  const total = (page - 1) * (limit ?? 0) + banyak;
  return { page, limit: limit ?? banyak, total, ...(lebih ? { total_perkiraan: true } : {}) };
}
