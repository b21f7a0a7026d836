import { Prisma } from '@prisma/client';
import { types, type CustomTypesConfig } from 'pg';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;
const NUMERIC = 1700;

const zoned = types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date;
/** '2026-11-20 07:00:00.123+00' read by the engine's own parser; other zones go the slow way. */
const instant = (text: string): Date =>
  text.endsWith('+00') && text[4] === '-' ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : zoned(text);

const PARSERS: Record<number, (text: string) => unknown> = {
  [INT8]: BigInt,
  [NUMERIC]: (text) => new Prisma.Decimal(text),
  [DATE]: (text) => new Date(`${text}T00:00:00Z`),
  [TIMESTAMPTZ]: instant,
};

/** Values as Prisma would give them. */
export const rowTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    PARSERS[oid] ?? types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
};

const CODES: Record<string, string> = { '23505': 'P2002', '40001': 'P2034', '40P01': 'P2034' };

/** An error of the driver with the code and meta that Prisma's would carry: callers know one kind. */
export function withPrismaCode(error: unknown): unknown {
  const e = error as { code?: string; meta?: unknown };
  if (!e.code) return error;
  e.meta = { code: e.code };
  e.code = CODES[e.code] ?? e.code;
  return error;
}
