import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';

/** Rows that have served: what the sweep removes, and what it moves to the archive. */
@Injectable()
export class KebersihanRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Ended files of 90 days ago, and those of earlier balance years. Returns the number. */
  arsipkan(kini: Date, tahunIni: number): Promise<number> {
    const batas = new Date(kini.getTime() - 90 * 86_400_000);
    return this.prisma.$executeRaw`
      UPDATE pengajuan SET fl_arsip = true
      WHERE NOT fl_arsip AND kd_status IN ${statusSql('usai')} AND (status_sejak < ${batas} OR tahun < ${tahunIni})`;
  }
}
