import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { lingkupSql, PEMILIK } from '../alur/pengajuan.repository';
import { AKHIR } from '../baris/putusan.repository';
import { DIHITUNG, DITETAPKAN } from '../monitoring/jumlah-izin.sql';
import { saringSql, type SaringRekap } from './rekap.repository';

export const HASIL_KEPUTUSAN = ['penuh', 'sebagian', 'ditolak'] as const;
export type HasilKeputusan = (typeof HASIL_KEPUTUSAN)[number];
/** A decision: what was asked for and what was given of it; nothing where it was refused. */
export interface KeputusanBaru {
  id: bigint;
  no_aju: string;
  nama_perusahaan: string;
  kd_rekom: string;
  kd_komoditas: string;
  hasil: HasilKeputusan;
  diminta: Prisma.Decimal;
  diberikan: Prisma.Decimal;
  satuan: string | null;
  waktu: Date;
}
/** How step `a` of the history decided; steps of a decided file (an extension, an end) decide nothing. */
const HASIL = Prisma.sql`CASE WHEN a.ke IN ${statusSql('ditolak')} THEN 'ditolak'
  WHEN a.ke IN ${statusSql('sebagian')} THEN 'sebagian' ELSE 'penuh' END`;
const MEMUTUS = Prisma.sql`a.ke IN ${statusSql('berlaku', 'ditolak')} AND coalesce(a.dari, '') NOT IN ${statusSql('diputus')}`;

/** Decisions as they were made, by the history of files. */
@Injectable()
export class KeputusanBaruRepository {
  constructor(private readonly prisma: PrismaService) {}

  private dari(lingkup: Lingkup, s: SaringRekap, sejak: Date): Prisma.Sql {
    return Prisma.sql`FROM riwayat a JOIN pengajuan p ON p.id = a.id_pengajuan LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi
      WHERE a.waktu >= ${sejak} AND ${MEMUTUS} AND ${lingkupSql(lingkup, 'izin')} AND ${saringSql(Prisma.sql`p`, s)}`;
  }

  async jumlah(lingkup: Lingkup, s: SaringRekap, sejak: Date): Promise<{ hasil: HasilKeputusan; n: number }[]> {
    return this.prisma.rows<{ hasil: HasilKeputusan; n: number }>`
      SELECT ${HASIL} AS hasil, count(*)::int AS n ${this.dari(lingkup, s, sejak)} GROUP BY 1`;
  }
  async terbaru(lingkup: Lingkup, s: SaringRekap, sejak: Date, limit: number): Promise<KeputusanBaru[]> {
    return this.prisma.rows<KeputusanBaru>`
      SELECT p.id, p.no_aju, ${PEMILIK} AS nama_perusahaan, p.kd_rekom, p.kd_komoditas, ${HASIL} AS hasil, p.jml_total AS diminta,
        CASE WHEN a.ke IN ${statusSql('ditolak')} THEN 0 ELSE coalesce((SELECT sum(${DITETAPKAN}) FROM baris b ${AKHIR}
          WHERE b.id_pengajuan = p.id AND ${DIHITUNG}), 0) END AS diberikan, p.satuan, a.waktu
      ${this.dari(lingkup, s, sejak)} ORDER BY a.waktu DESC, a.id_pengajuan DESC LIMIT ${limit}`;
  }
}
