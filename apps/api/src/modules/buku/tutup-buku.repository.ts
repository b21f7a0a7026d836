import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { AKUN_BEBAS, type Akun, type JenisAkun } from '@sinas/domain/buku/akun';
import { kunciPos, type Pos } from '@sinas/domain/neraca/pos';
import { PrismaService, type RunSql } from '../../platform/prisma/prisma.service';

const MAKS_POS = 1_000;

/** Accounts of a year that has ended. */
@Injectable()
export class TutupBukuRepository {
  constructor(private readonly prisma: PrismaService) {}

  async terbuka(tahun: number): Promise<Pos[]> {
    return this.prisma.rows<Pos>`
      SELECT p.tahun, p.arah, p.kd_komoditas, p.satuan, p.elemen FROM buku_pos p
      WHERE p.tahun < ${tahun} AND EXISTS (SELECT 1 FROM buku_akun a WHERE a.id_pos = p.id AND a.jenis = ANY (${[...AKUN_BEBAS]}::text[]) AND a.saldo > 0)
        AND NOT EXISTS (SELECT 1 FROM buku_akun a WHERE a.id_pos = p.id AND a.jenis = ${'P.DICADANGKAN' satisfies JenisAkun} AND a.saldo > 0)
      ORDER BY p.id LIMIT ${MAKS_POS}`;
  }
  async bebas(run: RunSql, pos: Pos): Promise<Akun[]> {
    const rows = await run<Omit<Akun, 'pos'>>(Prisma.sql`
      SELECT a.jenis, a.pemilik, a.sumber FROM buku_akun a JOIN buku_pos p ON p.id = a.id_pos
      WHERE p.kunci = ${kunciPos(pos)} AND a.jenis = ANY (${[...AKUN_BEBAS]}::text[]) AND a.saldo > 0 ORDER BY a.id`);
    return rows.map((a) => ({ ...a, pos }));
  }
}
