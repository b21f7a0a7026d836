import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import type { BarisNotifikasi } from './tampilan';

/** Up to which notice of desk `m` its officer has read all; what came before him counts as read. */
const BATAS = Prisma.sql`(SELECT GREATEST(m.sejak, COALESCE(max(b.urut), 0)) FROM tanda_baca b
  WHERE b.id_user = m.id_user AND b.meja = m.meja AND b.semua)`;
const SATU = Prisma.sql`tanda_baca b WHERE b.id_user = m.id_user AND b.meja = m.meja AND NOT b.semua`;
/** Notices of desk `m` that its officer sees. */
const TERLIHAT = Prisma.sql`n.meja = m.meja AND n.urut_meja > m.sejak AND n.kecuali IS DISTINCT FROM m.id_user`;
const KOLOM = Prisma.sql`n.id, n.subject, n.text, n.type, n.tautan, n.created_at`;
const DIBACA_DI_MEJA = Prisma.sql`COALESCE((SELECT b.waktu FROM ${SATU} AND b.urut = n.urut_meja),
  (SELECT b.waktu FROM tanda_baca b WHERE b.id_user = m.id_user AND b.meja = m.meja AND b.semua AND b.urut >= n.urut_meja
    ORDER BY b.urut LIMIT 1))`;

/** The newest notices of the user in `idUser`, his own and those of his desks. */
const terbaru = (idUser: Prisma.Sql, sampai: number, hanyaBelum: boolean) => Prisma.sql`
  (SELECT ${KOLOM}, n.dibaca FROM notifikasi n
    WHERE n.user_id = ${idUser} ${hanyaBelum ? Prisma.sql`AND n.dibaca IS NULL` : Prisma.empty} ORDER BY n.id DESC LIMIT ${sampai})
  UNION ALL
  (SELECT d.* FROM petugas_meja m CROSS JOIN LATERAL (
    SELECT ${KOLOM}, ${DIBACA_DI_MEJA} AS dibaca FROM notifikasi n WHERE ${TERLIHAT}
      ${hanyaBelum ? Prisma.sql`AND n.urut_meja > ${BATAS} AND NOT EXISTS (SELECT 1 FROM ${SATU} AND b.urut = n.urut_meja)` : Prisma.empty}
    ORDER BY n.urut_meja DESC LIMIT ${sampai}) d WHERE m.id_user = ${idUser})`;

/** Of the desks of the user in `idUser`: differences of running numbers, without the single notices that are apart. */
const hitungMeja = (idUser: Prisma.Sql) => Prisma.sql`
  SELECT COALESCE(sum(GREATEST(a.akhir - m.sejak, 0) - k.semua), 0)::int AS total,
    COALESCE(sum(GREATEST(a.akhir - w.batas, 0) - k.sesudah - s.satu), 0)::int AS belum
  FROM petugas_meja m
  CROSS JOIN LATERAL (SELECT COALESCE(max(n.urut_meja), 0) AS akhir FROM notifikasi n WHERE n.meja = m.meja) a
  CROSS JOIN LATERAL (SELECT ${BATAS} AS batas) w
  CROSS JOIN LATERAL (SELECT count(*) AS semua, count(*) FILTER (WHERE n.urut_meja > w.batas) AS sesudah FROM notifikasi n
    WHERE n.meja = m.meja AND n.kecuali = m.id_user AND n.urut_meja > m.sejak) k
  CROSS JOIN LATERAL (SELECT count(*) AS satu FROM ${SATU} AND b.urut > w.batas) s
  WHERE m.id_user = ${idUser}`;

export interface KeadaanKotak {
  id_user: string;
  belum: number;
  terbaru: BarisNotifikasi | null;
}

/** What people have before them: their own notices and those of the desks at which they sit. */
@Injectable()
export class KotakRepository {
  constructor(private readonly prisma: PrismaService) {}

  async daftar(userId: string, page: number, limit: number, hanyaBelum: boolean): Promise<BarisNotifikasi[]> {
    const id = Prisma.sql`${userId}::uuid`;
    return this.prisma.rows<BarisNotifikasi>`
      SELECT ${id} AS user_id, k.* FROM (${terbaru(id, page * limit, hanyaBelum)}) k
      ORDER BY k.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`;
  }

  async hitung(userId: string): Promise<{ total: number; belum: number }> {
    const id = Prisma.sql`${userId}::uuid`;
    const rows = await this.prisma.rows<{ total: number; belum: number }>`
      SELECT s.total + m.total AS total, s.belum + m.belum AS belum
      FROM (SELECT count(*)::int AS total, count(*) FILTER (WHERE n.dibaca IS NULL)::int AS belum
        FROM notifikasi n WHERE n.user_id = ${id}) s, (${hitungMeja(id)}) m`;
    return rows[0] ?? { total: 0, belum: 0 };
  }

  /** Unread count and newest notice of every user. */
  async keadaan(idUser: readonly string[]): Promise<KeadaanKotak[]> {
    const id = Prisma.sql`u.id`;
    const rows = await this.prisma.rows<BarisNotifikasi & { id_user: string; belum: number; ada: boolean }>`
      SELECT u.id AS id_user, m.belum
          + (SELECT count(*)::int FROM notifikasi n WHERE n.user_id = u.id AND n.dibaca IS NULL) AS belum,
        t.id IS NOT NULL AS ada, u.id AS user_id, t.*
      FROM unnest(${[...idUser]}::uuid[]) AS u(id)
      CROSS JOIN LATERAL (${hitungMeja(id)}) m
      LEFT JOIN LATERAL (SELECT k.* FROM (${terbaru(id, 1, false)}) k ORDER BY k.id DESC LIMIT 1) t ON true`;
    return rows.map(({ id_user, belum, ada, ...terbaru }) => ({ id_user, belum, terbaru: ada ? terbaru : null }));
  }

  /** Marks what is unread of these, or of all. One's own rows carry it themselves, those of a desk get a mark beside them. */
  async tandai(tx: Tx, userId: string, ids: bigint[] | null, waktu: Date): Promise<void> {
    await tx.notifikasi.updateMany({
      where: { user_id: userId, dibaca: null, ...(ids ? { id: { in: ids } } : {}) },
      data: { dibaca: waktu },
    });
    if (ids)
      await tx.$executeRaw`
        INSERT INTO tanda_baca (id_user, meja, semua, urut, waktu)
        SELECT m.id_user, m.meja, false, n.urut_meja, ${waktu}::timestamptz
        FROM petugas_meja m JOIN notifikasi n ON ${TERLIHAT}
        WHERE m.id_user = ${userId}::uuid AND n.id = ANY(${ids}::bigint[]) AND n.urut_meja > ${BATAS}
        ON CONFLICT DO NOTHING`;
    else
      await tx.$executeRaw`
        INSERT INTO tanda_baca (id_user, meja, semua, urut, waktu)
        SELECT m.id_user, m.meja, true, max(n.urut_meja), ${waktu}::timestamptz
        FROM petugas_meja m JOIN notifikasi n ON ${TERLIHAT} AND n.urut_meja > ${BATAS}
        WHERE m.id_user = ${userId}::uuid GROUP BY m.id_user, m.meja
        ON CONFLICT DO NOTHING`;
  }
}
