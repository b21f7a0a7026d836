import { Prisma } from '@prisma/client';
import type { Klaim } from './klaim';

/**
 * Claims a key as a part of the statement that has the effect; a row is answered where it is ours to go on. `dari`: relation
 * that has a row where the effect may be. One that a process of before has claimed and left without an answer is taken over.
 */
export const klaimSql = (k: Klaim, dari: Prisma.Sql): Prisma.Sql => Prisma.sql`
  INSERT INTO kunci_idempoten (pemilik, kunci, rute, hash_badan, status)
  SELECT ${k.pemilik}, ${k.kunci}, ${k.rute}, ${k.hash_badan}, 201 ${dari}
  ON CONFLICT (pemilik, kunci) DO UPDATE SET status = EXCLUDED.status
  WHERE kunci_idempoten.status IS NULL AND kunci_idempoten.rute = EXCLUDED.rute
    AND kunci_idempoten.hash_badan = EXCLUDED.hash_badan
  RETURNING pemilik`;

/** What the key stands for already, as one JSON value. */
export const tercatatSql = (k: Klaim | null): Prisma.Sql =>
  k
    ? Prisma.sql`(SELECT json_build_object('rute', t.rute, 'hash_badan', t.hash_badan) FROM kunci_idempoten t
        WHERE t.pemilik = ${k.pemilik} AND t.kunci = ${k.kunci} AND t.status IS NOT NULL)`
    : Prisma.sql`NULL::json`;
