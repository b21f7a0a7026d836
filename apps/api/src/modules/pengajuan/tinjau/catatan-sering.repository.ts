import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { lingkupSql } from '../alur/pengajuan.repository';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';

export interface CatatanSeringRow {
  kd_alasan: string;
  catatan: string;
  banyak: number;
  terakhir: Date;
}
/** Of the newest: what was usual years ago is not what is looked for, and a field of all files has many. */
const DIBACA = 2_000;
const TERBANYAK = 5;

/** Remarks that officers have written on a field before. */
@Injectable()
export class CatatanSeringRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The same words and reason count as one; most used first. */
  async daftar(lingkup: Lingkup, langkah: string, kdField: string, sejak: Date): Promise<CatatanSeringRow[]> {
    return this.prisma.rowsPlanned<CatatanSeringRow>`
      SELECT kd_alasan, catatan, count(*)::int AS banyak, max(waktu) AS terakhir FROM (
        SELECT c.kd_alasan, btrim(c.catatan) AS catatan, c.waktu FROM catatan c JOIN pengajuan p ON p.id = c.id_pengajuan
        WHERE c.langkah = ${langkah} AND c.kd_field = ${kdField} AND c.waktu >= ${sejak} AND ${lingkupSql(lingkup, 'semua')}
        ORDER BY c.waktu DESC LIMIT ${DIBACA}) terbaru
      GROUP BY 1, 2 ORDER BY banyak DESC, terakhir DESC, catatan LIMIT ${TERBANYAK}`;
  }
}
