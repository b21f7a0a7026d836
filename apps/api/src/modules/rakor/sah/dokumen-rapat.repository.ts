import { Injectable } from '@nestjs/common';
import type { Prisma } from '@prisma/client';
import { PrismaService, type Db, type Tx } from '../../../platform/prisma/prisma.service';

export type DokumenRapatRow = Prisma.RakorDokumenGetPayload<object>;

/** Papers beside the minutes. */
@Injectable()
export class DokumenRapatRepository {
  constructor(private readonly prisma: PrismaService) {}

  get db(): Db {
    return this.prisma;
  }
  async tambah(tx: Tx, d: Prisma.RakorDokumenUncheckedCreateInput): Promise<DokumenRapatRow> {
    return tx.rakorDokumen.create({ data: d });
  }
  async satu(db: Db, idRakor: bigint, id: bigint): Promise<DokumenRapatRow | null> {
    return db.rakorDokumen.findFirst({ where: { id, id_rakor: idRakor } });
  }
  async ubah(tx: Tx, idRakor: bigint, id: bigint, isi: { judul: string; jenis?: string }): Promise<boolean> {
    const { count } = await tx.rakorDokumen.updateMany({ where: { id, id_rakor: idRakor }, data: isi });
    return count === 1;
  }
  async hapus(tx: Tx, id: bigint): Promise<void> {
    await tx.rakorDokumen.delete({ where: { id } });
  }
}
