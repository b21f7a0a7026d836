import { Prisma } from '@prisma/client';

/**
 * Codes of the definitions as a constant for `… IN …`: text of the statement, not a parameter. A partial index is seen, and the
 * plan that is made for any values is as good as one for these, so that it is kept. No code has a quote.
 */
export const kodeSql = (kode: Iterable<string>): Prisma.Sql =>
  Prisma.raw(`(${[...kode].map((k) => `'${k}'`).join(',')})`);
