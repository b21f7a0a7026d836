import { Prisma } from '@prisma/client';

/** Whom a session that acts stands in for. */
export const pejabatSql = (idPenunjukan: string): Prisma.Sql =>
  Prisma.sql`SELECT n.id_pejabat AS id FROM penunjukan n WHERE n.id = ${idPenunjukan}::uuid`;

/** Whom the author of history row `r` stood in for, where he acted. */
export const DIWAKILI = Prisma.sql`SELECT n.id_pejabat FROM penunjukan n
  WHERE r.data ? 'pelaksana' AND n.id_pelaksana = r.id_user AND n.kode_peran = r.kode_peran
    AND r.waktu >= n.mulai AND r.waktu < least(n.sampai, coalesce(n.diakhiri, n.sampai))`;
