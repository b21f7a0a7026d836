import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Db } from '../../../platform/prisma/prisma.service';
import type { BarisRow } from './baris.repository';
import { AKHIR, KOLOM_AKHIR, type PutusanAkhir } from './putusan.repository';

/** A goods row with what the desks have given to it. */
export type BarangRow = BarisRow &
  PutusanAkhir & { uraian: string; satuan: string; jml: Prisma.Decimal; kunci: string; jumlah_sub: number };

const dari = (syarat: Prisma.Sql) => Prisma.sql`
  SELECT b.id, b.id_pengajuan, b.jenis, b.id_induk, b.seri, b.versi, b.data, b.uraian, b.hs, b.satuan, b.jml, b.kunci,
    ${KOLOM_AKHIR}, (SELECT count(*)::int FROM baris s WHERE s.id_induk = b.id) AS jumlah_sub
  FROM baris b ${AKHIR} WHERE b.jenis = 'barang' AND b.id_induk IS NULL AND ${syarat} ORDER BY b.seri`;

/** The goods of a file. */
@Injectable()
export class BarangRepository {
  async daftar(db: Db, id: bigint, offset: number, limit: number): Promise<BarangRow[]> {
    return db.$queryRaw<BarangRow[]>`${dari(Prisma.sql`b.id_pengajuan = ${id}`)} LIMIT ${limit} OFFSET ${offset}`;
  }
  async semua(db: Db, id: bigint): Promise<BarangRow[]> {
    return db.$queryRaw<BarangRow[]>(dari(Prisma.sql`b.id_pengajuan = ${id}`));
  }
  async satu(db: Db, id: bigint, idBaris: bigint): Promise<BarangRow | null> {
    const [row] = await db.$queryRaw<BarangRow[]>(dari(Prisma.sql`b.id_pengajuan = ${id} AND b.id = ${idBaris}`));
    return row ?? null;
  }
  async beberapa(db: Db, id: bigint, idBaris: readonly bigint[]): Promise<BarangRow[]> {
    return db.$queryRaw<BarangRow[]>(
      dari(Prisma.sql`b.id_pengajuan = ${id} AND b.id = ANY(${[...idBaris]}::bigint[])`),
    );
  }
}
