import { Prisma } from '@prisma/client';
import { jejakKini } from '../platform/jejak/jejak';
import type { JobName, Pekerjaan } from './definitions';

/** Work as those who asked for it may read it. */
export const OUTBOX = Prisma.sql`(SELECT jenis, kunci, muatan, status, percobaan, kesalahan, dibuat, tersedia FROM outbox)`;

/** Work put in beside the change that asks for it, as a part of its statement; the same key again is the same work. */
export const pekerjaanSql = (rows: readonly Pekerjaan[], tersedia: Date): Prisma.Sql => Prisma.sql`
  INSERT INTO outbox (jenis, kunci, muatan, tersedia, jejak)
  SELECT x.jenis, x.kunci, x.muatan, ${tersedia.toISOString()}::timestamptz, ${jejakKini() ?? null}
  FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) x(jenis text, kunci text, muatan jsonb)
  ON CONFLICT (kunci) DO NOTHING`;

/** The same of a row that the statement itself makes: `dari` yields its `id`, which the job gets as its only word. */
export const pekerjaanBaruSql = (jenis: JobName, dari: Prisma.Sql, tersedia: string): Prisma.Sql => Prisma.sql`
  INSERT INTO outbox (jenis, kunci, muatan, tersedia, jejak)
  SELECT ${jenis}, ${`${jenis}:`}::text || id, jsonb_build_object('id', id::text), ${tersedia}::timestamptz, ${jejakKini() ?? null} ${dari}
  ON CONFLICT (kunci) DO NOTHING`;
