import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { TINGKAT } from '@sinas/domain/baris/putusan';
import type { Db } from '../../../platform/prisma/prisma.service';
import type { BarisRow } from './baris.repository';
import { jenisDihitung } from './jenis-dihitung';
import { AKHIR, KOLOM_AKHIR, type PutusanAkhir } from './putusan.repository';

/** A counted row, with what the desks have given to it: goods in permits. */
export type BarangRow = BarisRow &
  PutusanAkhir & {
    uraian: string;
    satuan: string;
    jml: Prisma.Decimal;
    kunci: string;
    jumlah_sub: number;
    elemen: Elemen;
  };
/** Elements that a balance counts apart: of the row, or of the one that it hangs from. */
export type Elemen = Record<string, string | null>;
export const ELEMEN_POS = Prisma.sql`jsonb_build_object('02', coalesce(b.data -> '02', i.data -> '02'), '03', coalesce(b.data -> '03', i.data -> '03'))`;
export const INDUK = Prisma.sql`LEFT JOIN baris i ON i.id = b.id_induk`;

const dari = (id: bigint, jenis: string | null) => Prisma.sql`
  SELECT b.id, b.id_pengajuan, b.jenis, b.id_induk, b.seri, b.versi, b.data, b.uraian, b.hs, b.satuan, b.jml, b.kunci,
    ${KOLOM_AKHIR}, (SELECT count(*)::int FROM baris s WHERE s.id_induk = b.id) AS jumlah_sub,
    ${ELEMEN_POS} AS elemen
  FROM baris b ${AKHIR} ${INDUK} WHERE b.id_pengajuan = ${id} AND b.jenis = ${jenis} ORDER BY b.id_induk NULLS FIRST, b.seri`;
interface Berkas {
  id: bigint;
  kd_rekom: string;
}
/** Rows of the kind that a file is counted by, with what the desks have given. */
@Injectable()
export class BarangRepository {
  async daftar(db: Db, p: Berkas, offset: number, limit: number): Promise<BarangRow[]> {
    return db.$queryRaw<BarangRow[]>`${dari(p.id, jenisDihitung(p.kd_rekom))} LIMIT ${limit} OFFSET ${offset}`;
  }
  /** Rows of one kind, whatever their parent; `seri`: of that number only. */
  async jenis(
    db: Db,
    id: bigint,
    jenis: string,
    { seri, offset, limit }: { seri: number | null; offset: number; limit: number },
  ): Promise<(BarangRow & { alasan: string | null })[]> {
    return db.$queryRaw`SELECT x.*, (SELECT k.alasan FROM putusan_baris k WHERE k.id_pengajuan = x.id_pengajuan
        AND k.id_baris = x.id AND k.tingkat >= ${TINGKAT.kl} ORDER BY k.putaran DESC, k.tingkat DESC LIMIT 1) AS alasan FROM (${dari(id, jenis)}) x WHERE ${seri}::int IS NULL OR x.seri = ${seri}::int
      ORDER BY x.id_induk NULLS FIRST, x.seri LIMIT ${limit} OFFSET ${offset}`;
  }
  /** All rows of one kind below one row. */
  async anak(db: Db, id: bigint, jenis: string, idInduk: bigint): Promise<BarangRow[]> {
    return db.$queryRaw`SELECT x.* FROM (${dari(id, jenis)}) x WHERE x.id_induk = ${idInduk} ORDER BY x.seri`;
  }
  async semua(db: Db, p: Berkas): Promise<BarangRow[]> {
    return db.$queryRaw<BarangRow[]>(dari(p.id, jenisDihitung(p.kd_rekom)));
  }
}
