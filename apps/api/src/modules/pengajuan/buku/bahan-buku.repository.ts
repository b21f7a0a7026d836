import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { RunSql } from '../../../platform/prisma/prisma.service';
import { ELEMEN_POS, INDUK, type Elemen } from '../baris/barang.repository';
import { jenisDihitung } from '../baris/jenis-dihitung';
import { AKHIR } from '../baris/putusan.repository';

interface Berkas {
  id: bigint;
  kd_rekom: string;
}
/** A counted row of a decided file, with what was decided in the end. */
export interface BarisBukuRow {
  id: bigint;
  seri: number;
  satuan: string;
  jml: Prisma.Decimal;
  elemen: Elemen;
  /** Of a ministry's need: who receives. */
  npwp: string | null;
  /** Rows that it has replaced, the last one first. */
  leluhur: bigint[];
}
/** What a surrender took from a row, and what was given back of it before. */
export interface SerahBukuRow {
  id: bigint;
  satuan: string;
  jml: Prisma.Decimal;
  sebelum: Prisma.Decimal;
}

/** Of decided files, what the ledger books. */
@Injectable()
export class BahanBukuRepository {
  async baris(run: RunSql, p: Berkas): Promise<BarisBukuRow[]> {
    return run<BarisBukuRow>(Prisma.sql`
      SELECT b.id, b.seri, b.satuan, coalesce(a.jml_penetapan, a.jml_kl, b.jml) AS jml, ${ELEMEN_POS} AS elemen, b.data ->> 'npwp' AS npwp,
        (WITH RECURSIVE t(id, ke) AS (SELECT b.id_asal, 1 WHERE b.id_asal IS NOT NULL
          UNION ALL SELECT l.id_asal, t.ke + 1 FROM baris l JOIN t ON l.id = t.id WHERE l.id_asal IS NOT NULL)
          SELECT coalesce(array_agg(t.id ORDER BY t.ke), '{}') FROM t) AS leluhur
      FROM baris b ${AKHIR} ${INDUK} WHERE b.id_pengajuan = ${p.id} AND b.jenis = ${jenisDihitung(p.kd_rekom)}
      ORDER BY b.id_induk NULLS FIRST, b.seri, b.id`);
  }
  /** Counted rows of a file. */
  async ids(run: RunSql, id: bigint, kdRekom: string): Promise<bigint[]> {
    const rows = await run<{ id: bigint }>(
      Prisma.sql`SELECT b.id FROM baris b WHERE b.id_pengajuan = ${id} AND b.jenis = ${jenisDihitung(kdRekom)} ORDER BY b.id`,
    );
    return rows.map((r) => r.id);
  }
  async serah(run: RunSql, id: bigint, versi: number): Promise<SerahBukuRow[]> {
    return run<SerahBukuRow>(Prisma.sql`
      SELECT s.id_baris AS id, b.satuan, s.jml, (SELECT coalesce(sum(l.jml), 0) FROM penyerahan_baris l
        WHERE l.id_pengajuan = s.id_pengajuan AND l.id_baris = s.id_baris AND l.versi < s.versi) AS sebelum
      FROM penyerahan_baris s JOIN baris b ON b.id = s.id_baris AND b.id_pengajuan = s.id_pengajuan
      WHERE s.id_pengajuan = ${id} AND s.versi = ${versi} ORDER BY b.seri, b.id`);
  }
}
