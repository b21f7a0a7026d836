import { Injectable } from '@nestjs/common';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';

export interface PermintaanRow {
  id: bigint;
  jenis: string;
  isi: string | null;
  id_user: string | null;
  dibuat: Date;
}

@Injectable()
export class PermintaanAkunRepository {
  constructor(private readonly prisma: PrismaService) {}

  async tambah(tx: Tx, baris: Omit<PermintaanRow, 'id' | 'isi'>): Promise<bigint> {
    return (await tx.permintaanAkun.create({ data: baris, select: { id: true } })).id;
  }
  async isi(tx: Tx, id: bigint, isi: string): Promise<void> {
    await tx.permintaanAkun.update({ where: { id }, data: { isi } });
  }
  async ambil(id: bigint): Promise<PermintaanRow | null> {
    return this.prisma.permintaanAkun.findUnique({ where: { id } });
  }
  async hapus(tx: Tx, id: bigint): Promise<void> {
    await tx.permintaanAkun.deleteMany({ where: { id } });
  }
  /** What was given up long ago. */
  async sapu(sebelum: Date): Promise<number> {
    return (await this.prisma.permintaanAkun.deleteMany({ where: { dibuat: { lt: sebelum } } })).count;
  }
}
