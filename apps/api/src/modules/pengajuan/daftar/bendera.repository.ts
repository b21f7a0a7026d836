import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';

/** Is file `p` flagged by the officers of this ministry? */
export const benderaSql = (kdGa: string): Prisma.Sql =>
  Prisma.sql`EXISTS (SELECT 1 FROM bendera f WHERE f.id_pengajuan = p.id AND f.kd_ga = ${kdGa})`;

/** Files that the officers of a ministry have flagged for each other. */
@Injectable()
export class BenderaRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Who has flagged them, by file. */
  async milik(kdGa: string, ids: readonly bigint[]): Promise<Map<bigint, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.prisma.rows<{ id_pengajuan: bigint; nama: string }>`
      SELECT f.id_pengajuan, f.nama FROM bendera f WHERE f.kd_ga = ${kdGa} AND f.id_pengajuan = ANY (${[...ids]}::bigint[])`;
    return new Map(rows.map((r) => [r.id_pengajuan, r.nama]));
  }
  /** Of one that is flagged already the first flag stays. */
  async pasang(tx: Tx, isi: Prisma.BenderaCreateManyInput): Promise<void> {
    await tx.bendera.createMany({ data: [isi], skipDuplicates: true });
  }
  async cabut(tx: Tx, idPengajuan: bigint, kdGa: string): Promise<void> {
    await tx.bendera.deleteMany({ where: { id_pengajuan: idPengajuan, kd_ga: kdGa } });
  }
}
