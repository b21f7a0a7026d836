import { Injectable } from '@nestjs/common';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { rumpunSql } from '../../../platform/prisma/rumpun-sql';
import { statusSql } from '../../../platform/prisma/status-sql';
import { ORANG } from '../../auth/akun/orang.sql';

export interface RekanRow {
  id: string;
  nama: string;
  kode_peran: string;
}

/** What one officer has taken and not passed on. */
export interface DipegangRow {
  id_user: string;
  permohonan: number;
  rencana: number;
  lewat: number;
  hari_ini: number;
  /** The one that he has had longest. */
  terlama: Date | null;
}

/** Officers at the desks of one ministry. */
@Injectable()
export class RekanRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Whose account is open, by name. */
  async daftar(kdGa: string, peran: readonly string[]): Promise<RekanRow[]> {
    return this.prisma.rows<RekanRow>`
      SELECT u.id, u.fullname AS nama, u.kode_peran FROM ${ORANG} u
      WHERE u.kd_ga = ${kdGa} AND u.aktif AND u.kode_peran = ANY(${[...peran]}::text[]) ORDER BY u.fullname, u.id`;
  }
  /** One of them, whose account is not closed before the transaction ends. */
  async satu(tx: Tx, kdGa: string, id: string): Promise<RekanRow | null> {
    const rows = await tx.$queryRaw<RekanRow[]>`
      SELECT u.id, u.fullname AS nama, u.kode_peran FROM ${ORANG} u WHERE u.id = ${id}::uuid AND u.kd_ga = ${kdGa} AND u.aktif FOR SHARE`;
    return rows[0] ?? null;
  }

  async dipegang(kdGa: string, kini: Date, sampai: Date): Promise<DipegangRow[]> {
    return this.prisma.rows<DipegangRow>`
      SELECT p.id_pengambil AS id_user, count(*) FILTER (WHERE p.kd_rekom ${rumpunSql('izin')})::int AS permohonan,
        count(*) FILTER (WHERE p.kd_rekom ${rumpunSql('rencana')})::int AS rencana,
        count(*) FILTER (WHERE p.sla_tenggat < ${kini})::int AS lewat,
        count(*) FILTER (WHERE p.sla_tenggat BETWEEN ${kini} AND ${sampai})::int AS hari_ini, min(p.diambil_pada) AS terlama
      FROM pengajuan p WHERE p.kd_ga = ${kdGa} AND p.kd_status IN ${statusSql('diVerifikator')} AND p.id_pengambil IS NOT NULL
      GROUP BY p.id_pengambil`;
  }
  /** Files that wait for somebody to take them. */
  async belumDiambil(kdGa: string): Promise<number> {
    const rows = await this.prisma.rows<{ n: number }>`
      SELECT count(*)::int AS n FROM pengajuan p WHERE p.kd_ga = ${kdGa} AND (p.kd_status IN ${statusSql('antrean')}
        OR (p.kd_status IN ${statusSql('diVerifikator')} AND p.id_pengambil IS NULL))`;
    return rows[0]?.n ?? 0;
  }
  /** What each has passed on, back or decided since then. */
  async lepas(ids: readonly string[], sejak: Date): Promise<{ id_user: string; n: number }[]> {
    return this.prisma.rows<{ id_user: string; n: number }>`
      SELECT a.id_user, count(*)::int AS n FROM riwayat a WHERE a.id_user = ANY(${[...ids]}::uuid[]) AND a.waktu >= ${sejak}
        AND a.dari IN ${statusSql('diMejaKl')} AND a.ke <> a.dari GROUP BY a.id_user`;
  }
}
