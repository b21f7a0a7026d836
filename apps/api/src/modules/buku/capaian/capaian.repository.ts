import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { RENCANA_IMPOR } from '../../pengajuan/lihat/berkas.sql';

/** What plans of a year foresee of a commodity, in one of the units that they name. */
export interface RencanaRow {
  kd_komoditas: string;
  satuan: string;
  setahun: Prisma.Decimal;
  sampai: Prisma.Decimal;
}

@Injectable()
export class CapaianRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** `sebelum`: first day of the month that counts no more, YYYY-MM-DD. */
  async rencana(tahun: number, sebelum: string): Promise<RencanaRow[]> {
    return this.prisma.rows<RencanaRow>`
      SELECT r.kd_komoditas, r.satuan, sum(r.jml) AS setahun, coalesce(sum(r.jml) FILTER (WHERE r.periode < ${sebelum}::date), 0) AS sampai
      FROM ${RENCANA_IMPOR} r WHERE r.tahun = ${tahun} GROUP BY 1, 2 ORDER BY 1, 2`;
  }
}
