import { Prisma } from '@prisma/client';
import { HIMPUNAN, type NamaHimpunan } from '@sinas/domain/pengajuan/himpunan';

/**
 * Sets of statuses as a constant for `kd_status IN …`: text of the statement, not a parameter, so that a partial index is
 * seen. Of several sets, their union.
 */
export function statusSql(...nama: readonly NamaHimpunan[]): Prisma.Sql {
  const kode = [...new Set(nama.flatMap((n) => [...HIMPUNAN[n]]))].sort();
  return Prisma.raw(`(${kode.map((k) => `'${k}'`).join(',')})`);
}
