import { Injectable } from '@nestjs/common';
import type { Prisma } from '@prisma/client';
import type { Db, Tx } from '../../../platform/prisma/prisma.service';

export type BulanRow = Prisma.BarisBulanGetPayload<object>;
export interface BulanBaru {
  sisi: string;
  periode: Date;
  ref: string | null;
  jml: string;
}

/** Plan and realisation of rows, month by month. */
@Injectable()
export class BulanRepository {
  async daftar(db: Db, idBaris: bigint): Promise<BulanRow[]> {
    return db.barisBulan.findMany({
      where: { id_baris: idBaris },
      orderBy: [{ sisi: 'asc' }, { periode: 'asc' }, { ref: { sort: 'asc', nulls: 'first' } }],
    });
  }
  async berkas(db: Db, id: bigint, idBaris: readonly bigint[]): Promise<BulanRow[]> {
    return db.barisBulan.findMany({
      where: { id_pengajuan: id, id_baris: { in: [...idBaris] } },
      orderBy: [{ sisi: 'asc' }, { periode: 'asc' }, { ref: { sort: 'asc', nulls: 'first' } }],
    });
  }
  async tambah(tx: Tx, id: bigint, idBaris: bigint, bulan: readonly BulanBaru[]): Promise<void> {
    if (bulan.length > 0)
      await tx.barisBulan.createMany({ data: bulan.map((b) => ({ ...b, id_pengajuan: id, id_baris: idBaris })) });
  }
  async ubah(tx: Tx, id: bigint, jml: string): Promise<void> {
    await tx.barisBulan.update({ where: { id }, data: { jml, versi: { increment: 1 } } });
  }
  async hapus(tx: Tx, id: readonly bigint[]): Promise<void> {
    if (id.length > 0) await tx.barisBulan.deleteMany({ where: { id: { in: [...id] } } });
  }
}
