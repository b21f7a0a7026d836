import { Injectable } from '@nestjs/common';
import type { Prisma } from '@prisma/client';
import type { Db, Tx } from '../../../platform/prisma/prisma.service';

export type KorelasiLengkapRow = Prisma.KorelasiLengkapGetPayload<object>;

/** Which groups an operator has called complete. */
@Injectable()
export class KorelasiLengkapRepository {
  async semua(db: Db): Promise<Map<string, KorelasiLengkapRow>> {
    return new Map((await db.korelasiLengkap.findMany()).map((r) => [r.kd_komoditas, r]));
  }
  async satu(tx: Tx, kdKomoditas: string): Promise<KorelasiLengkapRow | null> {
    return tx.korelasiLengkap.findUnique({ where: { kd_komoditas: kdKomoditas } });
  }
  async simpan(tx: Tx, kdKomoditas: string, isi: { lengkap: boolean; oleh: string; waktu: Date }): Promise<void> {
    await tx.korelasiLengkap.upsert({
      where: { kd_komoditas: kdKomoditas },
      create: { kd_komoditas: kdKomoditas, ...isi },
      update: { ...isi, versi: { increment: 1 } },
    });
  }
}
