import { Injectable } from '@nestjs/common';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';
import { salahSatuSql, type BerkasRow } from '../alur/pengajuan.repository';

@Injectable()
export class BandingRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Id of the plan in force of the year before, of the same firm and commodity, within what the reader may open. */
  async sebelum(lingkup: readonly Lingkup[], p: BerkasRow): Promise<bigint | null> {
    const rows = await this.prisma.rows<{ id: bigint }>`
      SELECT p.id FROM pengajuan p
      WHERE p.npwp = ${p.npwp} AND p.id_organisasi = ${p.id_organisasi}::uuid AND p.kd_komoditas = ${p.kd_komoditas}
        AND p.kd_rekom = ${p.kd_rekom} AND p.tahun = ${p.tahun - 1} AND p.kd_status IN ${statusSql('berlaku')}
        AND ${salahSatuSql(lingkup, 'rencana')}
      ORDER BY p.id DESC LIMIT 1`;
    return rows[0]?.id ?? null;
  }
}
