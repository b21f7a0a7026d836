import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import type { NamaPutaran } from '../../platform/putaran/putaran.service';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { lingkupSql } from './pengajuan.repository';

export interface PengirimanTerbuka {
  id: bigint;
  no_aju: string;
  nama_perusahaan: string;
  kirim_ke: number;
  status: 'MENUNGGU' | 'GAGAL';
  percobaan: number;
  kesalahan: string | null;
  sejak: Date;
  tersedia: Date;
}

export interface PutaranTertahan {
  putaran: NamaPutaran;
  sasaran: string;
  idNk: string | null;
  noAju: string | null;
  nama_perusahaan: string | null;
  kesalahan: string;
  kali: number;
  sejak: Date;
  terakhir: Date;
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

  /** What the rounds of the clock could not do; what is not about one file is for those who see every file. */
  putaran(lingkup: Lingkup): Promise<PutaranTertahan[]> {
    const tanpaBerkas = lingkup.jenis === 'semua' ? Prisma.sql`g.id_pengajuan IS NULL OR` : Prisma.empty;
    return this.prisma.$queryRaw<PutaranTertahan[]>`
      SELECT g.putaran, g.sasaran, p.id::text AS "idNk", p.no_aju AS "noAju", o.nama AS nama_perusahaan,
        g.kesalahan, g.kali, g.sejak, g.terakhir
      FROM putaran_gagal g LEFT JOIN pengajuan p ON p.id = g.id_pengajuan LEFT JOIN organisasi o ON o.id = p.id_organisasi
      WHERE ${tanpaBerkas} (p.id IS NOT NULL AND ${lingkupSql(lingkup)}) ORDER BY g.sejak, g.putaran, g.sasaran LIMIT 500`;
  }

  /** Files that say they are on their way while nothing in the outbox carries them: must be none. */
  async terkirimTanpaOutbox(): Promise<bigint[]> {
    const rows = await this.prisma.$queryRaw<{ id: bigint }[]>`
      SELECT p.id FROM pengajuan p
      WHERE p.status_kirim = 'ANTRE' AND p.kd_status IN ('10', '26')
        AND NOT EXISTS (SELECT 1 FROM outbox x WHERE x.kunci = 'kirim-kl:' || p.id || ':' || p.kirim_ke AND x.status = 'MENUNGGU')
      LIMIT 1000`;
    return rows.map((r) => r.id);
  }
}
