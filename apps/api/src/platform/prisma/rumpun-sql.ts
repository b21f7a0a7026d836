import { Prisma } from '@prisma/client';
import { kodeRumpun } from '@sinas/domain/layanan/daftar';
import type { Rumpun } from '@sinas/domain/layanan/kode';

/**
 * Services of a rumpun as a constant for `kd_rekom IN …`, asked of the definitions. Lists read kd_rekom from their index
 * already; a column of its own would be one more that can disagree.
 */
export const rumpunSql = (rumpun: Rumpun): Prisma.Sql =>
  Prisma.raw(
    `(${kodeRumpun(rumpun)
      .map((k) => `'${k}'`)
      .join(',')})`,
  );
