import type { Prisma } from '@prisma/client';

/** A statement with its values, as the driver takes it. */
export type Naskah = Pick<Prisma.Sql, 'text' | 'values'>;

/**
 * A statement that is put together once: later calls bring nothing but its values, by group and name. For what happens most:
 * a text of some kilobytes is joined, hashed and compared anew at each call otherwise. `susun` may use a value only as it is.
 */
export function naskah<T extends Record<string, object>>(susun: (nilai: T) => Prisma.Sql): (nilai: T) => Naskah {
  const tempat = (grup: string): object => new Proxy({}, { get: (_, nama) => [grup, nama] });
  const { text, values } = susun(new Proxy({} as T, { get: (_, grup) => tempat(String(grup)) }));
  const urut = values.map((v) => {
    if (!Array.isArray(v)) throw new TypeError('a value of a statement was there before its values');
    return v as [keyof T, string];
  });
  return (nilai) => ({ text, values: urut.map(([grup, nama]) => (nilai[grup] as Record<string, unknown>)[nama]) });
}
