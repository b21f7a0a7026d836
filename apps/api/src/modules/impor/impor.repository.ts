import { Injectable } from '@nestjs/common';
import type { Prisma } from '@prisma/client';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { ORGANISASI } from '../pengguna/unit/organisasi.sql';

export type ImporRow = Prisma.ImporGetPayload<object>;

@Injectable()
export class ImporRepository {
  constructor(private readonly prisma: PrismaService) {}

  async buat(tx: Tx, data: Prisma.ImporUncheckedCreateInput): Promise<ImporRow> {
    return tx.impor.create({ data });
  }
  async satu(id: string): Promise<ImporRow | null> {
    return this.prisma.impor.findUnique({ where: { id } });
  }
  async terakhir(idPengajuan: bigint): Promise<ImporRow | null> {
    return this.prisma.impor.findFirst({
      where: { id_pengajuan: idPengajuan },
      orderBy: [{ dibuat: 'desc' }, { id: 'desc' }],
    });
  }
  async sedangBerjalan(tx: Tx, idPengajuan: bigint): Promise<boolean> {
    return (await tx.impor.count({ where: { id_pengajuan: idPengajuan, status: { in: ['ANTRE', 'BERJALAN'] } } })) > 0;
  }
  /** Progress, outside the transaction of the result: people watch it. */
  async maju(id: string, data: { total?: number; diproses: number; kunci_hasil?: string }): Promise<void> {
    await this.prisma.impor.updateMany({
      where: { id, status: { in: ['ANTRE', 'BERJALAN'] } },
      data: { ...data, status: 'BERJALAN' },
    });
  }
  async tutup(tx: Tx, id: string, data: Prisma.ImporUncheckedUpdateInput): Promise<void> {
    await tx.impor.update({ where: { id }, data });
  }
  /** Is this the result that people are offered? */
  async berlaku(kunciHasil: string): Promise<boolean> {
    return (await this.prisma.impor.count({ where: { kunci_hasil: kunciHasil, status: 'SELESAI' } })) > 0;
  }
  async namaPerusahaan(idOrganisasi: string): Promise<string> {
    const rows = await this.prisma.rows<{
      nama: string;
    }>`SELECT o.nama FROM ${ORGANISASI} o WHERE o.id = ${idOrganisasi}::uuid`;
    return rows[0]?.nama ?? '-';
  }
}
