import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import { PrismaService, type Db, type Tx } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { lingkupSql, PEMILIK, salahSatuSql, type BerkasRow } from '../alur/pengajuan.repository';
import { AKHIR } from '../baris/putusan.repository';
import { DIHITUNG, DITETAPKAN, TEREALISASI } from '../monitoring/jumlah-izin.sql';

export type IzinRow = Pick<
  BerkasRow,
  'id' | 'no_aju' | 'no_keputusan' | 'kd_rekom' | 'kd_komoditas' | 'tahun' | 'id_organisasi' | 'kd_status'
> & { berlaku_mulai: Date | null; berlaku_sampai: Date | null; nama_perusahaan: string };
export interface JumlahIzinRow {
  id_pengajuan: bigint;
  satuan: string;
  ditetapkan: Prisma.Decimal;
  terealisasi: Prisma.Decimal;
}
/** Reports of a month: when it was reported first, and the last one. */
export interface LaporanRow {
  id_pengajuan: bigint;
  periode: Date;
  pertama: Date;
  terakhir: Date;
  versi: number;
  nama: string;
}
export interface BarisIzinRow {
  id: bigint;
  seri: number;
  uraian: string | null;
  hs: string | null;
  satuan: string;
  ditetapkan: Prisma.Decimal;
}
export interface BulanRealisasiRow {
  id_baris: bigint;
  periode: Date;
  ref: string | null;
  jml: Prisma.Decimal;
}
/** A quantity as a report has it. */
export interface IsiLaporan {
  id: string;
  jml: string;
  ref: string | null;
}
export interface LaporanBaru {
  periode: Date;
  versi: number;
  isi: readonly IsiLaporan[];
  id_user: string;
  nama: string;
  waktu: Date;
}

const KOLOM = Prisma.sql`p.id, p.no_aju, p.no_keputusan, p.kd_rekom, p.kd_komoditas, p.tahun, p.id_organisasi, p.kd_status,
  p.berlaku_mulai, p.berlaku_sampai, ${PEMILIK} AS nama_perusahaan`;
const DARI = Prisma.sql`FROM pengajuan p LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi`;
const DIBERIKAN = Prisma.sql`p.kd_status IN ${statusSql('diberikan')}`;
/** Has a month whose last day in time has passed no report? Months as `masaLapor` has them; `hari` is today in Jakarta. */
const lewatSql = (hari: string): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM generate_series(
    date_trunc('month', greatest(coalesce(p.berlaku_mulai, make_date(p.tahun, 1, 1)), make_date(p.tahun, 1, 1))::timestamp),
    least(coalesce(p.berlaku_sampai, make_date(p.tahun, 12, 31)), make_date(p.tahun, 12, 31), ${hari}::date)::timestamp,
    interval '1 month') m
  WHERE (m + interval '1 month 14 days')::date < ${hari}::date
    AND NOT EXISTS (SELECT 1 FROM laporan_realisasi l WHERE l.id_pengajuan = p.id AND l.periode = m::date))`;

/** What companies report of their permits. */
@Injectable()
export class RealisasiRepository {
  constructor(private readonly prisma: PrismaService) {}

  get db(): Db {
    return this.prisma;
  }

  /** Permits, those that end last first; `lewat`: only with a month that should have been reported. */
  async izin(lingkup: Lingkup, lewat: string | null, page: number, limit: number) {
    const syarat = Prisma.sql`${DIBERIKAN} AND ${lingkupSql(lingkup, 'izin')} ${lewat ? Prisma.sql`AND ${lewatSql(lewat)}` : Prisma.empty}`;
    const [rows, jumlah] = await Promise.all([
      this.prisma.rows<IzinRow>`
        SELECT ${KOLOM} ${DARI} WHERE ${syarat} ORDER BY p.berlaku_sampai DESC NULLS LAST, p.id DESC
        LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      this.prisma.rows<{ n: number }>`SELECT count(*)::int AS n FROM pengajuan p WHERE ${syarat}`,
    ]);
    return { rows, total: jumlah[0]?.n ?? 0 };
  }
  async satu(lingkup: readonly Lingkup[], id: bigint): Promise<IzinRow | null> {
    const rows = await this.prisma.rows<IzinRow>`
      SELECT ${KOLOM} ${DARI} WHERE p.id = ${id} AND ${DIBERIKAN} AND ${salahSatuSql(lingkup, 'izin')}`;
    return rows[0] ?? null;
  }
  async jumlah(ids: readonly bigint[]): Promise<JumlahIzinRow[]> {
    if (ids.length === 0) return [];
    return this.prisma.rows<JumlahIzinRow>`
      SELECT b.id_pengajuan, b.satuan, sum(${DITETAPKAN}) AS ditetapkan, sum(${TEREALISASI}) AS terealisasi
      FROM baris b JOIN pengajuan p ON p.id = b.id_pengajuan ${AKHIR}
      WHERE b.id_pengajuan = ANY(${[...ids]}::bigint[]) AND ${DIHITUNG} GROUP BY 1, 2 ORDER BY 1, 2`;
  }
  async laporan(ids: readonly bigint[]): Promise<LaporanRow[]> {
    if (ids.length === 0) return [];
    return this.prisma.rows<LaporanRow>`
      SELECT l.id_pengajuan, l.periode, min(l.waktu) AS pertama, max(l.waktu) AS terakhir, max(l.versi) AS versi,
        (array_agg(l.nama ORDER BY l.versi DESC))[1] AS nama
      FROM laporan_realisasi l WHERE l.id_pengajuan = ANY(${[...ids]}::bigint[]) GROUP BY 1, 2 ORDER BY 1, 2`;
  }
  /** Rows that something was determined for. */
  async baris(id: bigint): Promise<BarisIzinRow[]> {
    return this.prisma.rows<BarisIzinRow>`
      SELECT b.id, b.seri, b.uraian, b.hs, b.satuan, ${DITETAPKAN} AS ditetapkan
      FROM baris b JOIN pengajuan p ON p.id = b.id_pengajuan ${AKHIR}
      WHERE b.id_pengajuan = ${id} AND ${DIHITUNG} ORDER BY b.id_induk NULLS FIRST, b.seri`;
  }
  async bulan(id: bigint): Promise<BulanRealisasiRow[]> {
    return this.prisma.rows<BulanRealisasiRow>`
      SELECT m.id_baris, m.periode, m.ref, m.jml FROM baris_bulan m
      WHERE m.id_pengajuan = ${id} AND m.sisi = 'realisasi' ORDER BY m.periode, m.id_baris`;
  }

  async terakhir(db: Db, id: bigint, periode: Date) {
    return db.laporanRealisasi.findFirst({ where: { id_pengajuan: id, periode }, orderBy: { versi: 'desc' } });
  }
  /** The report, and in place of what stood for its month its quantities. */
  async tulis(tx: Tx, id: bigint, { isi, ...l }: LaporanBaru): Promise<void> {
    await tx.laporanRealisasi.create({
      data: { ...l, id_pengajuan: id, isi: isi as unknown as Prisma.InputJsonArray },
    });
    await tx.barisBulan.deleteMany({ where: { id_pengajuan: id, sisi: 'realisasi', periode: l.periode } });
    await tx.barisBulan.createMany({
      data: isi.map(({ id: b, jml, ref }) => ({
        ...{ id_pengajuan: id, id_baris: BigInt(b), sisi: 'realisasi', periode: l.periode },
        ...{ jml, ref },
      })),
    });
  }
}
