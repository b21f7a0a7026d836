import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { rumpunSql } from '../../../platform/prisma/rumpun-sql';
import { statusSql } from '../../../platform/prisma/status-sql';
import { lingkupSql } from '../alur/pengajuan.repository';

/** Files of one kind. Null states of delivery and bill are empty texts. */
export interface RekapRow {
  kd_ga: string;
  kd_rekom: string;
  tahun: number;
  kd_status: string;
  status_kirim: string;
  status_billing: string;
  lewat: boolean;
  n: number;
  /** The earliest due date among them. */
  tenggat: Date | null;
}
export interface SaringRekap {
  kd_ga?: string;
  kd_rekom?: string[];
  tahun?: number;
}
/** Who watches more files than are counted for him. */
export type LingkupRekap = Extract<Lingkup, { jenis: 'semua' | 'ga' }>;
/** Of files `p`: what they are counted by, at an instant. */
const hitungSql = (kini: Date, syarat: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT p.kd_ga, p.kd_rekom, p.tahun, p.kd_status, coalesce(p.status_kirim, '') AS status_kirim,
    coalesce(p.status_billing, '') AS status_billing,
    coalesce(p.sla_tenggat < ${kini.toISOString()}::timestamptz AND p.kd_status IN ${statusSql('diKl')}, false) AS lewat,
    count(*)::int AS n, min(p.sla_tenggat) AS tenggat
  FROM pengajuan p WHERE ${syarat} GROUP BY 1, 2, 3, 4, 5, 6, 7`;
/** Of files or counts `alias`: those that are asked for. */
export const saringSql = (alias: Prisma.Sql, s: SaringRekap): Prisma.Sql =>
  Prisma.join(
    [
      Prisma.sql`TRUE`,
      ...(s.kd_ga ? [Prisma.sql`${alias}.kd_ga = ${s.kd_ga}`] : []),
      ...(s.kd_rekom?.length ? [Prisma.sql`${alias}.kd_rekom = ANY (${s.kd_rekom})`] : []),
      ...(s.tahun ? [Prisma.sql`${alias}.tahun = ${s.tahun}`] : []),
    ],
    ' AND ',
  );

/** Counts of filed cases: as they were taken last, or as they are. */
@Injectable()
export class RekapRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Takes all counts anew, in one step: a reader sees those of before or these. Drafts are nobody's but their owner's. */
  async perbarui(kini: Date): Promise<number> {
    return this.prisma.tx(async (tx) => {
      await tx.$executeRaw`LOCK TABLE rekap_waktu IN EXCLUSIVE MODE`;
      await tx.$executeRaw`DELETE FROM rekap_berkas`;
      const n =
        await tx.$executeRaw`INSERT INTO rekap_berkas (kd_ga, kd_rekom, tahun, kd_status, status_kirim, status_billing, lewat, n, tenggat)
        ${hitungSql(kini, Prisma.sql`p.kd_status NOT IN ${statusSql('draf')}`)}`;
      await tx.$executeRaw`INSERT INTO rekap_waktu (id, pada) VALUES (1, ${kini.toISOString()}::timestamptz)
        ON CONFLICT (id) DO UPDATE SET pada = EXCLUDED.pada`;
      return n;
    });
  }
  async pada(): Promise<Date | null> {
    return (await this.prisma.rekapWaktu.findUnique({ where: { id: 1 } }))?.pada ?? null;
  }

  /** As they were taken, of a ministry or of all. */
  async tersimpan(lingkup: LingkupRekap, s: SaringRekap): Promise<RekapRow[]> {
    const milik = lingkup.jenis === 'ga' ? Prisma.sql`r.kd_ga = ${lingkup.kd_ga}` : Prisma.sql`TRUE`;
    return this.prisma.rows<RekapRow>`
      SELECT r.* FROM rekap_berkas r WHERE r.kd_rekom ${rumpunSql('izin')} AND ${milik} AND ${saringSql(Prisma.sql`r`, s)}`;
  }
  /** As they are now. */
  async langsung(lingkup: Lingkup, s: SaringRekap, kini: Date): Promise<RekapRow[]> {
    const syarat = Prisma.sql`p.kd_status NOT IN ${statusSql('draf')} AND ${lingkupSql(lingkup, 'izin')} AND ${saringSql(Prisma.sql`p`, s)}`;
    return this.prisma.rows<RekapRow>`${hitungSql(kini, syarat)}`;
  }
}
