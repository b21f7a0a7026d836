import type { PrismaClient } from '@prisma/client';
import type { TingkatPutusan } from '@sinas/domain/baris/putusan';

/** What levels have given to a row: the quantity of each, and from what; without reasons nothing is explained. */
export interface PutusanContoh {
  tingkat: TingkatPutusan;
  /** exact decimal text */
  jml: string;
  dari: string;
  kd_alasan?: string;
  alasan?: string;
}
/** Quantities of one round, written to a row. */
export async function beriPutusan(
  db: PrismaClient,
  baris: { id: bigint; id_pengajuan: bigint },
  oleh: string,
  waktu: Date,
  putusan: readonly PutusanContoh[],
  putaran = 0,
): Promise<void> {
  await db.putusanBaris.createMany({
    data: putusan.map((p) => ({ id_pengajuan: baris.id_pengajuan, id_baris: baris.id, putaran, oleh, waktu, ...p })),
  });
}
