import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';

export interface BarisPohon {
  kode: string;
  uraian: string;
  anak: boolean;
}

/** The tariff book as a tree: a line hangs from `induk`; those without one stand in their chapter. */
@Injectable()
export class PohonHsRepository {
  constructor(private readonly prisma: PrismaService) {}

  async bab(tanggal: string): Promise<string[]> {
    const rows = await this.prisma.$queryRaw<{ bab: string }[]>`
      SELECT DISTINCT left(kode, 2) AS bab FROM referensi
      WHERE jenis = 'hs' AND induk IS NULL AND coalesce(berlaku_mulai <= ${tanggal}::date, true)
        AND coalesce(berlaku_akhir >= ${tanggal}::date, true)
      ORDER BY 1`;
    return rows.map((r) => r.bab);
  }

  async dalamBab(bab: string, tanggal: string): Promise<BarisPohon[]> {
    return this.prisma.$queryRaw<BarisPohon[]>`
      SELECT r.kode, r.uraian, EXISTS (SELECT 1 FROM referensi a WHERE a.jenis = 'hs' AND a.induk = r.kode) AS anak FROM referensi r
      WHERE r.jenis = 'hs' AND r.induk IS NULL AND r.kode LIKE ${`${bab}%`} AND coalesce(r.berlaku_mulai <= ${tanggal}::date, true)
        AND coalesce(r.berlaku_akhir >= ${tanggal}::date, true)
      ORDER BY r.kode`;
  }

  async di(induk: string, tanggal: string): Promise<BarisPohon[]> {
    return this.prisma.$queryRaw<BarisPohon[]>`
      SELECT r.kode, r.uraian, EXISTS (SELECT 1 FROM referensi a WHERE a.jenis = 'hs' AND a.induk = r.kode) AS anak FROM referensi r
      WHERE r.jenis = 'hs' AND r.induk = ${induk} AND coalesce(r.berlaku_mulai <= ${tanggal}::date, true)
        AND coalesce(r.berlaku_akhir >= ${tanggal}::date, true)
      ORDER BY r.kode`;
  }

  /** A line and those it hangs from, the topmost first. */
  async jalur(kode: string): Promise<BarisPohon[]> {
    return this.prisma.$queryRaw<BarisPohon[]>`
      WITH RECURSIVE jalan AS (
        SELECT kode, uraian, induk, 1 AS n FROM referensi WHERE jenis = 'hs' AND kode = ${kode}
        UNION ALL
        SELECT r.kode, r.uraian, r.induk, j.n + 1 FROM referensi r JOIN jalan j ON r.kode = j.induk
        WHERE r.jenis = 'hs' AND j.n < 12
      )
      SELECT kode, uraian, n > 1 AS anak FROM jalan ORDER BY n DESC`;
  }
}
