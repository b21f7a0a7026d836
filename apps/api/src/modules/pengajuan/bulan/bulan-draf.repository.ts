import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import type { SisiBulan } from '@sinas/domain/baris/bulan';
import { JENIS_TURUNAN } from '@sinas/domain/pengajuan/turunan';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';
import { lingkupSql } from '../alur/pengajuan.repository';
import { disuntingSql } from '../alur/tulis.sql';

/** Months of one row, as they are to be. */
export interface BulanDraf {
  noAju: string;
  idBaris: bigint;
  /** Of the row, as the caller saw it. */
  versi: number;
  /** Kinds of which the row may be. */
  jenis: readonly string[];
  /** Balance years in which these months are right. */
  tahun: readonly number[];
  /** Sides of which nothing stays that is not named. */
  utuh: readonly SisiBulan[];
  /** `periode`: the first of the month, YYYY-MM-DD; `jml`: exact decimal text, null = taken out. */
  bulan: readonly { sisi: SisiBulan; periode: string; ref: string | null; jml: string | null }[];
  oleh: string;
  kini: Date;
}
export interface BulanTersimpan {
  no_aju: string;
  /** Of the file. */
  versi: number;
  id: bigint;
  id_induk: bigint | null;
  versi_baris: number;
}

/** The write that happens most to a plan, a cell of its months, is one statement, so it is a transaction by itself. */
@Injectable()
export class BulanDrafRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Stores what months are to be, of a row of this version in a draft of the actor's scope; null where there is none such (any
   * more). The file is locked before its row, as by every other write.
   */
  async simpan(lingkup: Lingkup, s: BulanDraf): Promise<BulanTersimpan | null> {
    const rows = await this.prisma.rows<BulanTersimpan>`
      WITH berkas AS MATERIALIZED (
        SELECT p.id FROM pengajuan p
        WHERE p.no_aju = ${s.noAju} AND p.kd_status IN ${statusSql('draf')} AND ${lingkupSql(lingkup, 'rencana')}
          AND p.jenis_pengajuan <> ${JENIS_TURUNAN.perpanjangan} AND p.tahun = ANY (${[...s.tahun]}::int[])
        FOR UPDATE),
      b AS (
        UPDATE baris SET versi = baris.versi + 1 FROM berkas
        WHERE baris.id = ${s.idBaris} AND baris.id_pengajuan = berkas.id AND baris.versi = ${s.versi}
          AND baris.jenis = ANY (${[...s.jenis]}::text[])
        RETURNING baris.id, baris.id_pengajuan, baris.id_induk, baris.versi),
      masuk AS MATERIALIZED (
        SELECT m.* FROM jsonb_to_recordset(${JSON.stringify(s.bulan)}::jsonb) m(sisi text, periode date, ref text, jml numeric)),
      ${hilangSql(s)}
      isi AS (
        INSERT INTO baris_bulan (id_pengajuan, id_baris, sisi, periode, ref, jml)
        SELECT b.id_pengajuan, b.id, x.sisi, x.periode, x.ref, x.jml FROM b CROSS JOIN masuk x
        WHERE x.jml IS NOT NULL AND NOT EXISTS (SELECT 1 FROM baris_bulan m WHERE m.id_baris = b.id AND ${SAMA} AND m.jml = x.jml)
        ON CONFLICT ON CONSTRAINT baris_bulan_satu DO UPDATE SET jml = EXCLUDED.jml, versi = baris_bulan.versi + 1)
      UPDATE pengajuan p SET ${disuntingSql(s.oleh, s.kini)} FROM b WHERE p.id = b.id_pengajuan
      RETURNING p.no_aju, p.versi, b.id, b.id_induk, b.versi AS versi_baris`;
    return rows[0] ?? null;
  }
}
/** Month `m` that is stored is month `x` that came. */
const SAMA = Prisma.sql`x.sisi = m.sisi AND x.periode = m.periode AND x.ref IS NOT DISTINCT FROM m.ref`;

/** Where nothing can go, nothing is looked for: a typed cell is one month that is set. */
function hilangSql({ utuh, bulan }: BulanDraf): Prisma.Sql {
  if (utuh.length === 0 && bulan.every((b) => b.jml !== null)) return Prisma.empty;
  // Not `= ANY`: of that the planner expects more work without the values than with them, and would plan each row anew.
  return Prisma.sql`hilang AS (
        DELETE FROM baris_bulan m USING b
        WHERE m.id_baris = b.id AND (EXISTS (SELECT 1 FROM masuk x WHERE ${SAMA} AND x.jml IS NULL)
          OR ${[...utuh]}::text[] @> ARRAY[m.sisi::text] AND NOT EXISTS (SELECT 1 FROM masuk x WHERE ${SAMA}))),`;
}
