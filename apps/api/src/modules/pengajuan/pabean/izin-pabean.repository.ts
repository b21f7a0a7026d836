import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { JENIS_PENGGANTI } from '@sinas/domain/pengajuan/turunan';
import { PrismaService, type RunSql } from '../../../platform/prisma/prisma.service';
import { rumpunSql } from '../../../platform/prisma/rumpun-sql';
import { statusSql } from '../../../platform/prisma/status-sql';
import { jenisDihitung } from '../baris/jenis-dihitung';

export interface BarisIzinRow {
  id: bigint;
  seri: number;
  npwp: string | null;
  hs: string | null;
  negara_asal: string | null;
  uraian: string | null;
  satuan: string;
  /** The row and those that it has replaced. */
  rantai: bigint[];
}

/** Permits as customs name them. */
@Injectable()
export class IzinPabeanRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The decision of that number, or the newest that has replaced it. */
  async terbaru(run: RunSql, kunci: { no: string } | { id: bigint }): Promise<bigint | null> {
    const syarat =
      'no' in kunci
        ? Prisma.sql`p.no_keputusan = ${kunci.no} AND p.kd_status IN ${statusSql('diberikan')}`
        : Prisma.sql`p.id = ${kunci.id}`;
    const rows = await run<{ id: bigint }>(Prisma.sql`
      WITH RECURSIVE t(id, ke) AS (SELECT p.id, 0 FROM pengajuan p WHERE p.kd_rekom ${rumpunSql('izin')} AND ${syarat}
        UNION ALL SELECT c.id, t.ke + 1 FROM t JOIN pengajuan c ON c.id_asal = t.id
          AND c.jenis_pengajuan IN (${Prisma.join(JENIS_PENGGANTI)}) AND c.kd_status IN ${statusSql('diberikan')})
      SELECT id FROM t ORDER BY ke DESC LIMIT 1`);
    return rows[0]?.id ?? null;
  }
  /** Rows that something was given for. */
  async baris(run: RunSql, p: { id: bigint; kd_rekom: string }): Promise<BarisIzinRow[]> {
    return run<BarisIzinRow>(Prisma.sql`
      SELECT b.id, b.seri, coalesce(b.data ->> 'npwp', p.npwp) AS npwp, coalesce(b.hs, b.data ->> '08') AS hs,
        b.data ->> 'negara_asal' AS negara_asal, b.uraian, b.satuan,
        (WITH RECURSIVE t(id, id_asal) AS (SELECT b.id, b.id_asal
          UNION ALL SELECT l.id, l.id_asal FROM baris l JOIN t ON l.id = t.id_asal) SELECT array_agg(t.id) FROM t) AS rantai
      FROM baris b JOIN pengajuan p ON p.id = b.id_pengajuan
      WHERE b.id_pengajuan = ${p.id} AND b.jenis = ${jenisDihitung(p.kd_rekom)} ORDER BY b.id_induk NULLS FIRST, b.seri, b.id`);
  }
}
