import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { lingkupSql, PEMILIK, type BerkasRow } from '../alur/pengajuan.repository';
import { AKHIR } from '../baris/putusan.repository';
import { DIHITUNG, DITETAPKAN, TEREALISASI } from './jumlah-izin.sql';

/** A decision as those read it who pull data. */
export type Keputusan = Pick<
  BerkasRow,
  | 'id'
  | 'no_aju'
  | 'no_keputusan'
  | 'tgl_keputusan'
  | 'kd_rekom'
  | 'kd_komoditas'
  | 'tahun'
  | 'kd_ga'
  | 'kd_status'
  | 'npwp'
  | 'berlaku_mulai'
  | 'berlaku_sampai'
  | 'jumlah_baris'
> & { nama_perusahaan: string; nib: string | null };
/** A row of a decision: what was asked for and determined, and what the company has reported of it. */
export interface BarisKeputusan {
  id_pengajuan: bigint;
  seri: number;
  uraian: string;
  hs: string | null;
  satuan: string;
  diminta: Prisma.Decimal;
  ditetapkan: Prisma.Decimal;
  terealisasi: Prisma.Decimal;
}
export interface Setelah {
  tgl: Date;
  id: bigint;
}
export interface SaringIzin {
  npwp?: string;
  kd_rekom?: string;
  awal?: string;
  akhir?: string;
}
export type Dimensi = 'status' | 'layanan' | 'komoditas' | 'kl';

const KOLOM = Prisma.sql`p.id, p.no_aju, p.no_keputusan, p.tgl_keputusan, p.kd_rekom, p.kd_komoditas, p.tahun, p.kd_ga, p.kd_status, p.npwp,
  p.berlaku_mulai, p.berlaku_sampai, p.jumlah_baris, ${PEMILIK} AS nama_perusahaan, o.nib`;
const DARI = Prisma.sql`FROM pengajuan p LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi`;
const DIMENSI: Record<Dimensi, Prisma.Sql> = {
  status: Prisma.sql`p.kd_status`,
  layanan: Prisma.sql`p.kd_rekom`,
  komoditas: Prisma.sql`p.kd_komoditas`,
  kl: Prisma.sql`p.kd_ga`,
};
/** Decisions, for those who pull data and for the company that has them. */
@Injectable()
export class KeputusanDataRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** In the order in which they were decided, after a known one. */
  async tarik(
    lingkup: Lingkup,
    kdGa: string | null,
    { setelah, sampai }: { setelah: Setelah | null; sampai: Date },
    limit: number,
  ): Promise<Keputusan[]> {
    const ga = kdGa ? Prisma.sql`AND p.kd_ga = ${kdGa}` : Prisma.empty;
    const sejak = setelah ? Prisma.sql`AND (p.tgl_keputusan, p.id) > (${setelah.tgl.toISOString()}::timestamptz, ${setelah.id}::bigint)` : Prisma.empty; // prettier-ignore
    return this.prisma.rows<Keputusan>`
      SELECT ${KOLOM} ${DARI} WHERE p.tgl_keputusan <= ${sampai.toISOString()}::timestamptz AND p.no_keputusan IS NOT NULL
        AND p.kd_status IN ${statusSql('diberikan')} AND ${lingkupSql(lingkup, 'izin')} ${ga} ${sejak}
      ORDER BY p.tgl_keputusan, p.id LIMIT ${limit}`;
  }
  async satu(lingkup: Lingkup, noAju: string): Promise<Keputusan | null> {
    const rows = await this.prisma.rows<Keputusan>`
      SELECT ${KOLOM} ${DARI} WHERE p.no_aju = ${noAju} AND p.kd_status IN ${statusSql('diberikan')} AND ${lingkupSql(lingkup, 'izin')}`;
    return rows[0] ?? null;
  }
  async izin(lingkup: Lingkup, s: SaringIzin, limit: number): Promise<Keputusan[]> {
    const syarat = [
      lingkupSql(lingkup, 'izin'),
      Prisma.sql`p.kd_status IN ${statusSql('diberikan')}`,
      ...(s.npwp ? [Prisma.sql`p.npwp = ${s.npwp}`] : []),
      ...(s.kd_rekom ? [Prisma.sql`p.kd_rekom = ${s.kd_rekom}`] : []),
      ...(s.awal ? [Prisma.sql`p.tgl_keputusan >= ${`${s.awal}T00:00:00+07:00`}::timestamptz`] : []),
      ...(s.akhir
        ? [Prisma.sql`p.tgl_keputusan < ${`${s.akhir}T00:00:00+07:00`}::timestamptz + interval '1 day'`]
        : []),
    ];
    return this.prisma.rows<Keputusan>`
      SELECT ${KOLOM} ${DARI} WHERE ${Prisma.join(syarat, ' AND ')} ORDER BY p.tgl_keputusan DESC, p.id DESC LIMIT ${limit}`;
  }
  async baris(ids: readonly bigint[], seri: number | null): Promise<BarisKeputusan[]> {
    if (ids.length === 0) return [];
    const satu = seri === null ? Prisma.empty : Prisma.sql`AND b.seri = ${seri}`;
    return this.prisma.rows<BarisKeputusan>`
      SELECT b.id_pengajuan, b.seri, b.uraian, b.hs, b.satuan, b.jml AS diminta, ${DITETAPKAN} AS ditetapkan, ${TEREALISASI} AS terealisasi
      FROM baris b JOIN pengajuan p ON p.id = b.id_pengajuan ${AKHIR}
      WHERE b.id_pengajuan = ANY(${[...ids]}::bigint[]) AND ${DIHITUNG} ${satu} ORDER BY b.id_pengajuan, b.id_induk NULLS FIRST, b.seri`;
  }

  /** Decisions in force that end by a day, the nearest first. */
  async akanBerakhir(lingkup: Lingkup, sampai: string, limit: number): Promise<Keputusan[]> {
    return this.prisma.rows<Keputusan>`
      SELECT ${KOLOM} ${DARI} WHERE p.kd_status IN ${statusSql('berlaku')} AND p.berlaku_sampai <= ${sampai}::date
        AND ${lingkupSql(lingkup, 'izin')} ORDER BY p.berlaku_sampai, p.id LIMIT ${limit}`;
  }
  /** The last decision for the same goods, whatever became of it. */
  async terakhir(lingkup: Lingkup, kdRekom: string, kdKomoditas: string): Promise<bigint | null> {
    const rows = await this.prisma.rows<{ id: bigint }>`
      SELECT p.id FROM pengajuan p WHERE p.kd_rekom = ${kdRekom} AND p.kd_komoditas = ${kdKomoditas}
        AND p.kd_status IN ${statusSql('diberikan')} AND ${lingkupSql(lingkup, 'izin')} ORDER BY p.tahun DESC, p.tgl_keputusan DESC, p.id DESC LIMIT 1`;
    return rows[0]?.id ?? null;
  }

  /** Files and quantities of a year by one dimension, quantities by unit. */
  async ringkasan(lingkup: Lingkup, dimensi: Dimensi, tahun: number) {
    return this.prisma.rows<{
      kode: string;
      satuan: string | null;
      berkas: number;
      diminta: Prisma.Decimal;
      ditetapkan: Prisma.Decimal;
    }>`
      SELECT ${DIMENSI[dimensi]} AS kode, p.satuan, count(*)::int AS berkas, sum(p.jml_total) AS diminta,
        coalesce(sum((SELECT sum(${DITETAPKAN}) FROM baris b ${AKHIR} WHERE b.id_pengajuan = p.id AND ${DIHITUNG}))
          FILTER (WHERE p.kd_status IN ${statusSql('diberikan')}), 0) AS ditetapkan
      FROM pengajuan p WHERE p.tahun = ${tahun} AND p.kd_status NOT IN ${statusSql('draf')} AND ${lingkupSql(lingkup, 'izin')}
      GROUP BY 1, 2 ORDER BY 1, 2`;
  }
  /** Issued and reported of a year by service, month of the decision and unit. */
  async perBulan(lingkup: Lingkup, tahun: number) {
    return this.prisma.rows<{
      kd_rekom: string;
      periode: string;
      satuan: string;
      izin: number;
      ditetapkan: Prisma.Decimal;
      terealisasi: Prisma.Decimal;
    }>`
      SELECT p.kd_rekom, to_char(p.tgl_keputusan AT TIME ZONE 'Asia/Jakarta', 'MMYYYY') AS periode, b.satuan,
        count(DISTINCT p.id)::int AS izin, sum(${DITETAPKAN}) AS ditetapkan, sum(${TEREALISASI}) AS terealisasi
      FROM pengajuan p JOIN baris b ON b.id_pengajuan = p.id ${AKHIR}
      WHERE p.tahun = ${tahun} AND p.kd_status IN ${statusSql('diberikan')} AND ${DIHITUNG} AND ${lingkupSql(lingkup, 'izin')}
      GROUP BY 1, 2, 3 ORDER BY 1, min(p.tgl_keputusan), 3`;
  }
}
