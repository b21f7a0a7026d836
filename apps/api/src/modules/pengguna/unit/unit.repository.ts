import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';

export interface UnitRow {
  kd_detail_ga: string;
  kd_ga: string;
  nama: string;
  kd_level_ga: string;
}

@Injectable()
export class UnitRepository {
  constructor(private readonly prisma: PrismaService) {}

  async milik(kdGa: string): Promise<UnitRow[]> {
    const rows = await this.prisma.referensi.findMany({
      where: { jenis: 'inhouse_group', induk: kdGa },
      orderBy: { kode: 'asc' },
      take: 500,
    });
    return rows.map((r) => ({
      kd_detail_ga: r.kode,
      kd_ga: kdGa,
      nama: r.uraian,
      kd_level_ga: String((r.data as { kd_level_ga?: string } | null)?.kd_level_ga ?? ''),
    }));
  }
}
