import { Injectable } from '@nestjs/common';
import type { Prisma } from '@prisma/client';
import type { Db } from '../../../platform/prisma/prisma.service';

/** A row of distribution with the good that it is of; quantities as exact texts. */
export interface DistribusiRow {
  id: bigint;
  id_induk: bigint;
  seri: number;
  versi: number;
  data: Prisma.JsonObject;
  seri_barang: number;
  uraian_barang: string;
  jml_barang: string;
  /** Of all rows of that good. */
  jumlah_barang: string;
}
export interface RekapDistribusi {
  jenis_distribusi: string;
  satuan: string;
  baris: number;
  jml: string;
}

@Injectable()
export class DistribusiRepository {
  /** By good, in the order of the file. */
  async daftar(db: Db, id: bigint, jenis: string, offset: number, limit: number): Promise<DistribusiRow[]> {
    return db.$queryRaw<DistribusiRow[]>`
      SELECT b.id, b.id_induk, b.seri, b.versi, b.data, i.seri AS seri_barang, coalesce(i.uraian, '') AS uraian_barang,
        trim_scale(i.jml)::text AS jml_barang, trim_scale(sum(b.jml) OVER (PARTITION BY b.id_induk))::text AS jumlah_barang
      FROM baris b JOIN baris i ON i.id = b.id_induk
      WHERE b.id_pengajuan = ${id} AND b.jenis = ${jenis}
      ORDER BY i.seri, b.seri LIMIT ${limit} OFFSET ${offset}`;
  }
  /** Sums per kind of distribution and unit. */
  async rekap(db: Db, id: bigint, jenis: string): Promise<RekapDistribusi[]> {
    return db.$queryRaw<RekapDistribusi[]>`
      SELECT b.data ->> 'jenis_distribusi' AS jenis_distribusi, b.satuan, count(*)::int AS baris,
        trim_scale(sum(b.jml))::text AS jml
      FROM baris b WHERE b.id_pengajuan = ${id} AND b.jenis = ${jenis} GROUP BY 1, 2 ORDER BY 1, 2`;
  }
}
