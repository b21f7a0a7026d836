import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { UNIT_GA } from '../../referensi/cari/acuan.sql';

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
    const rows = await this.prisma.rows<{ kode: string; uraian: string; data: { kd_level_ga?: string } | null }>`
      SELECT u.kode, u.uraian, u.data FROM ${UNIT_GA} u WHERE u.induk = ${kdGa} ORDER BY u.kode LIMIT 500`;
    return rows.map((r) => ({
      kd_detail_ga: r.kode,
      kd_ga: kdGa,
      nama: r.uraian,
      kd_level_ga: String(r.data?.kd_level_ga ?? ''),
    }));
  }
}
