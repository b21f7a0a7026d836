import { Injectable } from '@nestjs/common';
import type { Prisma } from '@prisma/client';
import type { Db, Tx } from '../../../platform/prisma/prisma.service';

export type KeputusanRow = Prisma.KeputusanGetPayload<object>;
export interface IsiKeputusan {
  kd_keputusan?: string | null;
  catatan?: string | null;
  rincian?: object[];
  checklist?: object[];
  perbaikan?: object[];
  tolak?: object | null;
  /** Null takes away what was kept. */
  berlaku_sampai?: Date | null;
}

@Injectable()
export class KeputusanRepository {
  async satu(db: Db, id: bigint, level: number, putaran: number): Promise<KeputusanRow | null> {
    return db.keputusan.findUnique({ where: { id_pengajuan_level_putaran: { id_pengajuan: id, level, putaran } } });
  }

  async selesai(db: Db, id: bigint): Promise<KeputusanRow[]> {
    return db.keputusan.findMany({ where: { id_pengajuan: id, selesai: true }, orderBy: { id: 'asc' } });
  }

  async simpan(
    tx: Tx,
    id: bigint,
    level: number,
    putaran: number,
    isi: IsiKeputusan,
    oleh: string,
    waktu: Date,
    selesai: boolean,
  ): Promise<KeputusanRow> {
    const { berlaku_sampai, ...lain } = isi;
    const data = {
      ...Object.fromEntries(Object.entries(lain).filter(([, v]) => v !== undefined && v !== null)),
      ...(berlaku_sampai === undefined ? {} : { berlaku_sampai }),
    };
    return tx.keputusan.upsert({
      where: { id_pengajuan_level_putaran: { id_pengajuan: id, level, putaran } },
      create: { id_pengajuan: id, level, putaran, oleh, waktu, selesai, ...data },
      update: { oleh, waktu, selesai, ...data },
    });
  }
}
