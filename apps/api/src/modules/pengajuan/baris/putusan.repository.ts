import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Potongan, TingkatPutusan } from '@sinas/domain/baris/putusan';
import { jenisDihitung } from './jenis-dihitung';
import type { Db, Tx } from '../../../platform/prisma/prisma.service';

/** The last quantity of each level, and the cuts of the last round. */
export interface PutusanAkhir {
  jml_verifikator: Prisma.Decimal | null;
  jml_kl: Prisma.Decimal | null;
  jml_rakornis: Prisma.Decimal | null;
  jml_penetapan: Prisma.Decimal | null;
  potongan: Potongan[];
}
export interface PutusanBaru {
  id_baris: bigint;
  tingkat: TingkatPutusan;
  /** exact decimal text */
  jml: string;
  dari: string;
  kd_alasan: string;
  alasan: string;
}
export interface PutusanHapus {
  id: string;
  jenis: string;
  seri: number;
  uraian: string | null;
  putusan: object[];
}

/** Of row `b`: joined by file and row, so that one file reads no other's. */
export const AKHIR = Prisma.sql`LEFT JOIN putusan_akhir a ON a.id_pengajuan = b.id_pengajuan AND a.id_baris = b.id`;
export const KOLOM_AKHIR = Prisma.sql`a.jml_verifikator, a.jml_kl, a.jml_rakornis, a.jml_penetapan,
  COALESCE(a.potongan, '[]'::jsonb) AS potongan`;
/** What row `b` was given at last at one of these levels: one row with `jml`, or none. */
export const diberiSql = (...tingkat: TingkatPutusan[]) => Prisma.sql`(SELECT k.jml FROM putusan_baris k
  WHERE k.id_pengajuan = b.id_pengajuan AND k.id_baris = b.id AND k.tingkat IN (${Prisma.join(tingkat)})
  ORDER BY k.putaran DESC, k.tingkat DESC LIMIT 1)`;

/** What desks and meetings give to rows: one row per level and round, never overwritten by another round. */
@Injectable()
export class PutusanRepository {
  /** All quantities of one desk in one statement; the same desk in the same round writes over its own. */
  async catat(
    tx: Tx,
    id: bigint,
    putaran: number,
    oleh: string,
    waktu: Date,
    putusan: readonly PutusanBaru[],
  ): Promise<void> {
    const isi = putusan.map(({ id_baris, ...p }) => ({ ...p, id_baris: String(id_baris) }));
    await tx.$executeRaw`
      INSERT INTO putusan_baris (id_pengajuan, id_baris, putaran, tingkat, jml, dari, kd_alasan, alasan, oleh, waktu)
      SELECT ${id}, x.id_baris, ${putaran}, x.tingkat, x.jml, x.dari, x.kd_alasan, x.alasan, ${oleh}, ${waktu}
      FROM jsonb_to_recordset(${JSON.stringify(isi)}::jsonb)
        AS x(id_baris bigint, tingkat smallint, jml numeric, dari numeric, kd_alasan text, alasan text)
      ON CONFLICT (id_pengajuan, id_baris, putaran, tingkat) DO UPDATE SET jml = EXCLUDED.jml, dari = EXCLUDED.dari,
        kd_alasan = EXCLUDED.kd_alasan, alasan = EXCLUDED.alasan, oleh = EXCLUDED.oleh, waktu = EXCLUDED.waktu`;
  }

  /** What a level gave in a round, by row. */
  async pada(db: Db, id: bigint, putaran: number, tingkat: TingkatPutusan): Promise<Map<bigint, string>> {
    const rows = await db.$queryRaw<{ id_baris: bigint; jml: string }[]>`
      SELECT id_baris, trim_scale(jml)::text AS jml FROM putusan_baris
      WHERE id_pengajuan = ${id} AND putaran = ${putaran} AND tingkat = ${tingkat}`;
    return new Map(rows.map((r) => [r.id_baris, r.jml]));
  }

  /** Every counted row gets what was asked for; cuts of desks on the way count no more. */
  async beriPenuh(
    tx: Tx,
    { id, kd_rekom, perbaikan_ke }: { id: bigint; kd_rekom: string; perbaikan_ke: number },
    tingkat: TingkatPutusan,
    oleh: string,
    waktu: Date,
  ): Promise<void> {
    await tx.$executeRaw`
      INSERT INTO putusan_baris (id_pengajuan, id_baris, putaran, tingkat, jml, dari, oleh, waktu)
      SELECT b.id_pengajuan, b.id, ${perbaikan_ke}, ${tingkat}, b.jml, b.jml, ${oleh}, ${waktu}
      FROM baris b WHERE b.id_pengajuan = ${id} AND b.jenis = ${jenisDihitung(kd_rekom)}`;
  }

  /** What was given to these rows and to those below them: history keeps it when they go. */
  async yangHilang(db: Db, id: bigint, idBaris: readonly bigint[]): Promise<PutusanHapus[]> {
    return db.$queryRaw<PutusanHapus[]>`
      WITH RECURSIVE pergi AS (
        SELECT b.id FROM baris b WHERE b.id_pengajuan = ${id} AND b.id = ANY(${[...idBaris]}::bigint[])
        UNION SELECT b.id FROM baris b JOIN pergi p ON b.id_induk = p.id)
      SELECT b.id::text, b.jenis, b.seri, b.uraian, jsonb_agg(jsonb_build_object('putaran', k.putaran, 'tingkat', k.tingkat,
        'jml', trim_scale(k.jml)::text, 'dari', trim_scale(k.dari)::text, 'kd_alasan', k.kd_alasan, 'alasan', k.alasan,
        'oleh', k.oleh, 'waktu', k.waktu) ORDER BY k.putaran, k.tingkat) AS putusan
      FROM baris b JOIN putusan_baris k ON k.id_pengajuan = b.id_pengajuan AND k.id_baris = b.id
      WHERE b.id_pengajuan = ${id} AND b.id IN (SELECT id FROM pergi) GROUP BY b.id ORDER BY b.jenis, b.seri`;
  }
}
