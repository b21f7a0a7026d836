import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';
import { KOLOM_TERKIRIM, NAMA, type BarisDaftar } from '../daftar/baris-daftar.repository';
import { lingkupSql } from '../alur/pengajuan.repository';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';

/** What a company has to do, apart from its drafts. */
export type JenisTugas = 'perbaikan' | 'informasi' | 'bayar' | 'gagal_kirim';
const TUGAS: Readonly<Record<JenisTugas, Prisma.Sql>> = {
  perbaikan: Prisma.sql`p.kd_status IN ${statusSql('dikembalikan')}`,
  informasi: Prisma.sql`p.informasi_tenggat IS NOT NULL`,
  bayar: Prisma.sql`p.kd_status IN ${statusSql('ditagih')}`,
  gagal_kirim: Prisma.sql`p.kd_status IN ${statusSql('diantarApaPun')} AND p.status_kirim = 'GAGAL'`,
};

@Injectable()
export class TugasRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** What waits for the company: corrections by their deadline, bills, failed deliveries; those that wait longest first. */
  async terdepan(lingkup: Lingkup, limit: number): Promise<BarisDaftar[]> {
    const urut = Prisma.sql`(p.kd_status IN ${statusSql('dikembalikan')}) DESC, p.tenggat_perbaikan, p.informasi_tenggat, (p.kd_status IN ${statusSql('ditagih')}) DESC, p.status_sejak, p.id`;
    const semua = Prisma.join(Object.values(TUGAS), ') OR (');
    return this.prisma.rows<BarisDaftar>`SELECT ${KOLOM_TERKIRIM} FROM (SELECT p.id FROM pengajuan p
        WHERE ${lingkupSql(lingkup, 'izin')} AND NOT p.fl_arsip AND ((${semua})) ORDER BY ${urut} LIMIT ${limit}) h
      JOIN pengajuan p ON p.id = h.id ${NAMA} ORDER BY ${urut}`;
  }
  async hitung(lingkup: Lingkup): Promise<Record<JenisTugas | 'draf', number>> {
    const kolom = Prisma.join(
      Object.entries({ ...TUGAS, draf: Prisma.sql`p.kd_status IN ${statusSql('draf')}` }).map(
        ([nama, syarat]) => Prisma.sql`count(*) FILTER (WHERE ${syarat})::int AS ${Prisma.raw(nama)}`,
      ),
    );
    const rows = await this.prisma.rows<Record<JenisTugas | 'draf', number>>`SELECT ${kolom} FROM pengajuan p
      WHERE ${lingkupSql(lingkup, 'izin')} AND NOT p.fl_arsip AND (p.informasi_tenggat IS NOT NULL OR p.kd_status IN ${statusSql('draf', 'diantarApaPun', 'dikembalikan', 'ditagih')})`;
    return rows[0] ?? { perbaikan: 0, informasi: 0, bayar: 0, gagal_kirim: 0, draf: 0 };
  }
}
