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
  /**
   * Months of a file's rows to the rows of its copy, each to the one of its kind, number and parent: plans `geser` years
   * on; of what became of them, in a later year, that of the copied file's own year.
   */
  async salin(tx: Tx, dari: { id: bigint; tahun: number }, ke: bigint, geser: number): Promise<void> {
    await tx.$executeRaw`
      INSERT INTO baris_bulan (id_pengajuan, id_baris, sisi, periode, ref, jml)
      SELECT b.id_pengajuan, b.id, m.sisi, CASE WHEN m.sisi = 'rencana' THEN m.periode + ${geser} * interval '1 year' ELSE m.periode END, m.ref, m.jml
      FROM baris a JOIN baris_bulan m ON m.id_baris = a.id LEFT JOIN baris ai ON ai.id = a.id_induk
      JOIN baris b ON b.id_pengajuan = ${ke} AND b.jenis = a.jenis AND b.seri = a.seri LEFT JOIN baris bi ON bi.id = b.id_induk
      WHERE a.id_pengajuan = ${dari.id} AND bi.jenis IS NOT DISTINCT FROM ai.jenis AND bi.seri IS NOT DISTINCT FROM ai.seri
        AND (m.sisi = 'rencana' OR ${geser}::int = 0 OR (${geser}::int = 1 AND extract(year FROM m.periode) = ${dari.tahun}))
      ON CONFLICT DO NOTHING`;
  }
  async ubah(tx: Tx, id: bigint, jml: string): Promise<void> {
    await tx.barisBulan.update({ where: { id }, data: { jml, versi: { increment: 1 } } });
  }
  async hapus(tx: Tx, id: readonly bigint[]): Promise<void> {
    if (id.length > 0) await tx.barisBulan.deleteMany({ where: { id: { in: [...id] } } });
  }
}
