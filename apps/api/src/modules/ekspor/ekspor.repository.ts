import { Injectable } from '@nestjs/common';
import type { Prisma } from '@prisma/client';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import type { SaringEkspor } from './isi-ekspor.service';

export type EksporRow = Prisma.EksporGetPayload<object>;
const DIKERJAKAN = ['ANTRE', 'BERJALAN'];
export const sedangDikerjakan = (status: string): boolean => DIKERJAKAN.includes(status);

@Injectable()
export class EksporRepository {
  constructor(private readonly prisma: PrismaService) {}

  async buat(
    tx: Tx,
    { saring, ...data }: Omit<Prisma.EksporUncheckedCreateInput, 'saring'> & { saring: SaringEkspor },
  ) {
    return tx.ekspor.create({ data: { ...data, saring: { ...saring } } });
  }
  async satu(id: bigint): Promise<EksporRow | null> {
    return this.prisma.ekspor.findUnique({ where: { id } });
  }
  async milik(oleh: string, limit: number): Promise<EksporRow[]> {
    return this.prisma.ekspor.findMany({ where: { oleh }, orderBy: { id: 'desc' }, take: limit });
  }
  /** How many of somebody's are on their way; his own requests wait for each other. */
  async dikerjakan(tx: Tx, oleh: string): Promise<number> {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`ekspor:${oleh}`}, 0))::text`;
    return tx.ekspor.count({ where: { oleh, status: { in: DIKERJAKAN } } });
  }
  /** Seen by its owner while it is made. False = he has called it off. */
  async maju(id: bigint, data: { baris: number; kunci?: string; lingkup?: string }): Promise<boolean> {
    const where = { id, status: { in: DIKERJAKAN } };
    return (await this.prisma.ekspor.updateMany({ where, data: { ...data, status: 'BERJALAN' } })).count === 1;
  }
  /** False = it has ended otherwise. */
  async tutup(tx: Tx | null, id: bigint, dari: readonly string[], data: Prisma.EksporUncheckedUpdateInput) {
    return (
      (await (tx ?? this.prisma).ekspor.updateMany({ where: { id, status: { in: [...dari] } }, data })).count === 1
    );
  }
  tutupDikerjakan(tx: Tx | null, id: bigint, data: Prisma.EksporUncheckedUpdateInput): Promise<boolean> {
    return this.tutup(tx, id, DIKERJAKAN, data);
  }
  async lewat(kini: Date): Promise<EksporRow[]> {
    return this.prisma.ekspor.findMany({ where: { status: 'SIAP', berlaku_sampai: { lt: kini } }, take: 500 });
  }
  async buang(sebelum: Date): Promise<void> {
    await this.prisma.ekspor.deleteMany({
      where: { dibuat: { lt: sebelum }, status: { notIn: ['SIAP', ...DIKERJAKAN] } },
    });
  }
}
