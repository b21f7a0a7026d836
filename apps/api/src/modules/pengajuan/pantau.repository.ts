import { Injectable } from '@nestjs/common';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { lingkupSql } from './pengajuan.repository';

export interface PengirimanTerbuka {
  id: bigint;
  no_aju: string;
  nama_perusahaan: string;
  kirim_ke: number;
  status: string;
  percobaan: number;
  kesalahan: string | null;
  sejak: Date;
  tersedia: Date;
}

@Injectable()
export class PantauRepository {
  constructor(private readonly prisma: PrismaService) {}

  pengiriman(lingkup: Lingkup): Promise<PengirimanTerbuka[]> {
    return this.prisma.$queryRaw<PengirimanTerbuka[]>`
      SELECT p.id, p.no_aju, o.nama AS nama_perusahaan, (x.muatan->>'kirim_ke')::int AS kirim_ke, x.status, x.percobaan, x.kesalahan, x.dibuat AS sejak, x.tersedia
      FROM outbox x JOIN pengajuan p ON p.id = (x.muatan->>'id_pengajuan')::bigint JOIN organisasi o ON o.id = p.id_organisasi
      WHERE x.jenis = 'kirim-kl' AND x.status <> 'SELESAI' AND ${lingkupSql(lingkup)} ORDER BY x.status, x.id LIMIT 500`;
  }
}
