import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';
import { PENETAPAN_RAPAT } from '../../neraca/penetapan.sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { lingkupSql, PEMILIK, type BerkasRow } from '../alur/pengajuan.repository';

/** A permit that was granted, in force or ended since. */
export type IzinDisetujui = Pick<
  BerkasRow,
  | 'id'
  | 'no_aju'
  | 'kd_rekom'
  | 'kd_komoditas'
  | 'tahun'
  | 'kd_ga'
  | 'kd_ga_pemilik'
  | 'kd_status'
  | 'berlaku_mulai'
  | 'berlaku_sampai'
  | 'jumlah_baris'
> & { no_keputusan: string; tgl_keputusan: Date; pemilik: string; rapat: string | null };

/** History of granted permits. */
@Injectable()
export class IzinDisetujuiRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Newest decision first. */
  async daftar(lingkup: Lingkup, keyword: string | undefined, offset: number, limit: number): Promise<IzinDisetujui[]> {
    return this.prisma.rowsPlanned<IzinDisetujui>`
      SELECT p.id, p.no_aju, p.kd_rekom, p.kd_komoditas, p.tahun, p.kd_ga, p.kd_status, p.berlaku_mulai, p.berlaku_sampai, p.jumlah_baris,
        p.no_keputusan, p.tgl_keputusan, ${PEMILIK} AS pemilik, p.kd_ga_pemilik,
        (SELECT t.dasar_hukum FROM ${PENETAPAN_RAPAT} t WHERE t.id_pengajuan = p.id LIMIT 1) AS rapat
      FROM ${this.dari(lingkup, keyword)} ORDER BY p.tgl_keputusan DESC, p.id DESC LIMIT ${limit} OFFSET ${offset}`;
  }
  async hitung(lingkup: Lingkup, keyword: string | undefined): Promise<number> {
    const rows = await this.prisma.rowsPlanned<{
      n: number;
    }>`SELECT count(*)::int AS n FROM ${this.dari(lingkup, keyword)}`;
    return rows[0]?.n ?? 0;
  }
  private dari(lingkup: Lingkup, keyword: string | undefined): Prisma.Sql {
    const pola = keyword?.replace(/[\\%_]/g, String.raw`\$&`);
    const cari = pola
      ? Prisma.sql`AND (${PEMILIK} ILIKE ${`%${pola}%`} OR p.no_aju LIKE ${`${pola}%`} OR p.no_keputusan ILIKE ${`${pola}%`})`
      : Prisma.empty;
    return Prisma.sql`pengajuan p LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi
      WHERE p.no_keputusan IS NOT NULL AND p.kd_status IN ${statusSql('diberikan')} AND ${lingkupSql(lingkup, 'izin')} ${cari}`;
  }
}
