import type { Prisma } from '@prisma/client';
import { HIMPUNAN, type NamaHimpunan } from '@sinas/domain/pengajuan/himpunan';
import { kodeSql } from './kode-sql';

/** Sets of statuses as a constant for `kd_status IN …`; of several sets, their union. */
export function statusSql(...nama: readonly NamaHimpunan[]): Prisma.Sql {
  return kodeSql([...new Set(nama.flatMap((n) => [...HIMPUNAN[n]]))].sort());
}
