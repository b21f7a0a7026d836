import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import type { NamaPutaran } from '../../../platform/putaran/putaran.service';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';
import { lingkupSql, PEMILIK } from '../alur/pengajuan.repository';
import { OUTBOX } from '../../../jobs/outbox.sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { PUTARAN_GAGAL } from '../../../platform/putaran/putaran-gagal.sql';

export interface PengirimanTerbuka {
  id: bigint;
  no_aju: string;
  nama_perusahaan: string;
  kirim_ke: number;
  status: 'MENUNGGU' | 'GAGAL';
  percobaan: number;
  kesalahan: string | null;
  sejak: Date;
  tersedia: Date | null;
  kd_status: string;
  status_kirim: string | null;
  perbaikan_ke: number;
  sla_hari: number | null;
  sla_terpakai: number;
  sla_sejak: Date | null;
  sla_tenggat: Date | null;
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

  /** Deliveries that wait or have failed, and files at the portal's desk that nothing carries: none is out of sight. */
  pengiriman(lingkup: Lingkup): Promise<PengirimanTerbuka[]> {
    const milik = Prisma.sql`p.kd_status, p.status_kirim, p.perbaikan_ke, p.sla_hari, p.sla_terpakai, p.sla_sejak, p.sla_tenggat`;
    return this.prisma.$queryRaw<PengirimanTerbuka[]>`
      SELECT p.id, p.no_aju, ${PEMILIK} AS nama_perusahaan, (x.muatan->>'kirim_ke')::int AS kirim_ke, x.status, x.percobaan, x.kesalahan, x.dibuat AS sejak, x.tersedia, ${milik}
      FROM ${OUTBOX} x JOIN pengajuan p ON p.id = (x.muatan->>'id_pengajuan')::bigint LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi
      WHERE x.jenis = 'kirim-kl' AND x.status <> 'SELESAI' AND ${lingkupSql(lingkup, 'izin')}
      UNION ALL
      SELECT p.id, p.no_aju, ${PEMILIK}, p.kirim_ke, CASE p.status_kirim WHEN 'GAGAL' THEN 'GAGAL' ELSE 'MENUNGGU' END, 0, p.ket_integrasi, p.status_sejak, NULL, ${milik}
      FROM pengajuan p LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi
      WHERE p.kd_status IN ${statusSql('diantarApaPun')} AND p.status_kirim IS NOT NULL AND ${lingkupSql(lingkup, 'izin')}
        AND NOT EXISTS (SELECT 1 FROM ${OUTBOX} x WHERE x.kunci = 'kirim-kl:' || p.id || ':' || p.kirim_ke AND x.status <> 'SELESAI')
      ORDER BY 5, 9, 1 LIMIT 500`;
  }

  /** What the rounds of the clock could not do; what is not about one file is for those who see every file. */
  putaran(lingkup: Lingkup): Promise<PutaranTertahan[]> {
    const tanpaBerkas = lingkup.jenis === 'semua' ? Prisma.sql`g.id_pengajuan IS NULL OR` : Prisma.empty;
    return this.prisma.$queryRaw<PutaranTertahan[]>`
      SELECT g.putaran, g.sasaran, p.id::text AS "idNk", p.no_aju AS "noAju", ${PEMILIK} AS nama_perusahaan,
        g.kesalahan, g.kali, g.sejak, g.terakhir
      FROM ${PUTARAN_GAGAL} g LEFT JOIN pengajuan p ON p.id = g.id_pengajuan LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi
      WHERE ${tanpaBerkas} (p.id IS NOT NULL AND ${lingkupSql(lingkup, 'izin')}) ORDER BY g.sejak, g.putaran, g.sasaran LIMIT 500`;
  }

  /** Files that say they are on their way while nothing in the outbox carries them: must be none. */
  async terkirimTanpaOutbox(): Promise<bigint[]> {
    const rows = await this.prisma.$queryRaw<{ id: bigint }[]>`
      SELECT p.id FROM pengajuan p
      WHERE p.status_kirim = 'ANTRE' AND p.kd_status IN ${statusSql('diantarApaPun')}
        AND NOT EXISTS (SELECT 1 FROM ${OUTBOX} x WHERE x.kunci = 'kirim-kl:' || p.id || ':' || p.kirim_ke AND x.status = 'MENUNGGU')
      LIMIT 1000`;
    return rows.map((r) => r.id);
  }
}
