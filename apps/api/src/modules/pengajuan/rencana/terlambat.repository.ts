import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { lingkupSql, PEMILIK } from '../alur/pengajuan.repository';

/** A plan in force, with the months of its year that were reported. */
export interface RencanaBerlaku {
  id: bigint;
  no_aju: string;
  kd_komoditas: string;
  tahun: number;
  nama_perusahaan: string;
  berlaku_mulai: Date | null;
  /** MMYYYY */
  dilaporkan: string[];
}

@Injectable()
export class TerlambatRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Of a scope, page by page; `id`: this one only. */
  async berlaku(
    lingkup: Lingkup,
    kini: Date,
    id: bigint | null,
    setelah: bigint,
    limit: number,
  ): Promise<RencanaBerlaku[]> {
    const satu = id === null ? Prisma.empty : Prisma.sql`AND p.id = ${id}`;
    return this.prisma.rows<RencanaBerlaku>`
      SELECT p.id, p.no_aju, p.kd_komoditas, p.tahun::int AS tahun, ${PEMILIK} AS nama_perusahaan, p.berlaku_mulai,
        ARRAY(SELECT DISTINCT to_char(m.periode, 'MMYYYY') FROM baris_bulan m WHERE m.id_pengajuan = p.id
          AND m.sisi = 'realisasi' AND extract(year FROM m.periode) = p.tahun) AS dilaporkan
      FROM pengajuan p LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi
      WHERE ${lingkupSql(lingkup, 'rencana')} AND p.kd_status IN ${statusSql('berlaku')} AND p.berlaku_mulai <= ${kini}::timestamptz::date
        AND p.id > ${setelah} ${satu} ORDER BY p.id LIMIT ${limit}`;
  }
}
