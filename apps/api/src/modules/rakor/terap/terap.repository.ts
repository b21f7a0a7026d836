import { Injectable } from '@nestjs/common';
import type { Prisma } from '@prisma/client';
import { PrismaService, type Db, type Tx } from '../../../platform/prisma/prisma.service';

export type TerapRow = Prisma.RakorTerapGetPayload<object>;

/** Files that a meeting's decisions are pushed to. */
@Injectable()
export class TerapRepository {
  constructor(private readonly prisma: PrismaService) {}

  get db(): Db {
    return this.prisma;
  }

  /** All that waited for a called meeting has been put on its agenda, or refused. */
  async selesaiTarik(tx: Tx, idRakor: bigint, waktu: Date): Promise<void> {
    await tx.rakor.updateMany({ where: { id: idRakor, ditarik_pada: null }, data: { ditarik_pada: waktu } });
  }
  async antre(tx: Tx, rows: Prisma.RakorTerapCreateManyInput[]): Promise<void> {
    await tx.rakorTerap.createMany({ data: rows, skipDuplicates: true });
  }
  /** Files that still wait, in the order of their ids. */
  async menunggu(idRakor: bigint, limit: number): Promise<TerapRow[]> {
    return this.prisma.rakorTerap.findMany({
      where: { id_rakor: idRakor, status: 'MENUNGGU' },
      orderBy: { id_pengajuan: 'asc' },
      take: limit,
    });
  }
  /** Locked while it waits; null = somebody has done it. */
  async kunci(tx: Tx, idRakor: bigint, idPengajuan: bigint): Promise<TerapRow | null> {
    const rows = await tx.$queryRaw<TerapRow[]>`
      SELECT * FROM rakor_terap WHERE id_rakor = ${idRakor} AND id_pengajuan = ${idPengajuan} AND status = 'MENUNGGU' FOR UPDATE`;
    return rows[0] ?? null;
  }
  async tutup(tx: Tx, t: TerapRow, status: 'SELESAI' | 'GUGUR', ket: string, waktu: Date): Promise<void> {
    await tx.rakorTerap.update({
      where: { id_rakor_id_pengajuan: { id_rakor: t.id_rakor, id_pengajuan: t.id_pengajuan } },
      data: { status, ket, waktu },
    });
  }
}
