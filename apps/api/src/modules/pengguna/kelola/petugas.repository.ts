import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { rumpunSql } from '../../../platform/prisma/rumpun-sql';
import { statusSql } from '../../../platform/prisma/status-sql';
import { BERKAS } from '../../pengajuan/lihat/berkas.sql';
import { GA } from '../../referensi/cari/acuan.sql';

export interface PetugasRow {
  id_user: string;
  fullname: string;
  kode_peran: string;
  position: string | null;
  kd_detail_ga: string | null;
  memegang: number;
}
export interface GaRow {
  kd_ga: string;
  ur_ga: string;
  pengguna: number;
}

@Injectable()
export class PetugasRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Open in-house accounts of a ministry with the number of files each has claimed. */
  async milik(kdGa: string): Promise<PetugasRow[]> {
    return this.prisma.$queryRaw<PetugasRow[]>`
      SELECT p.id AS id_user, p.fullname, p.kode_peran, p.position, p.kd_detail_ga,
        (SELECT count(*)::int FROM ${BERKAS} a WHERE a.id_pengambil = p.id AND a.kd_rekom ${rumpunSql('izin')} AND a.kd_status IN ${statusSql('diVerifikator')}) AS memegang
      FROM pengguna p WHERE p.kd_ga = ${kdGa} AND p.aktif AND p.kode_peran LIKE 'KL\\_%'
      ORDER BY p.fullname, p.id LIMIT 1000`;
  }
  /** Ministries that have open accounts; one of them, or all. */
  async ga(kdGa: string | null): Promise<GaRow[]> {
    const syarat = kdGa ? Prisma.sql`AND p.kd_ga = ${kdGa}` : Prisma.empty;
    return this.prisma.$queryRaw<GaRow[]>`
      SELECT p.kd_ga, coalesce(g.uraian, p.kd_ga) AS ur_ga, count(*)::int AS pengguna
      FROM pengguna p LEFT JOIN ${GA} g ON g.kode = p.kd_ga
      WHERE p.kd_ga IS NOT NULL AND p.aktif ${syarat} GROUP BY p.kd_ga, g.uraian ORDER BY ur_ga`;
  }
}
