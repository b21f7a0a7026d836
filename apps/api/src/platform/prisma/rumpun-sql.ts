import { Prisma } from '@prisma/client';
import { kodeRumpun } from '@sinas/domain/layanan/daftar';
import type { Rumpun } from '@sinas/domain/layanan/kode';
import { SEMUA_LAYANAN } from '@sinas/domain/layanan/semua';
import { kodeSql } from './kode-sql';

/**
 * Services of a rumpun as a constant condition for `kd_rekom …`, asked of the definitions. Codes that follow one another
 * are a range: a count compares two codes a file instead of eight. Lists read kd_rekom from their index already; a column
 * of its own would be one more that can disagree.
 */
export function rumpunSql(rumpun: Rumpun): Prisma.Sql {
  const kode = kodeRumpun(rumpun);
  const [awal, akhir] = [kode[0], kode.at(-1)];
  const antara = SEMUA_LAYANAN.map((d) => d.kd_rekom).filter((k) => awal && akhir && k >= awal && k <= akhir);
  return antara.every((k) => kode.includes(k))
    ? Prisma.raw(`BETWEEN '${awal}' AND '${akhir}'`)
    : Prisma.sql`IN ${kodeSql(kode)}`;
}
