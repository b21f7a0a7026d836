import { awalHari } from '@sinas/domain/format/tanggal';
import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { STATUS, STATUS_TERSIMPAN, type Meja } from '@sinas/domain/pengajuan/status';
import { kodeSql } from '../../../platform/prisma/kode-sql';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { rumpunSql } from '../../../platform/prisma/rumpun-sql';
import type { LingkupRekap, SaringRekap } from './rekap.repository';

/** Desks whose time is told, in the order of a file's way. */
export const MEJA_WAKTU = [
  'antrean',
  'verifikator',
  'koordinator',
  'pejabat',
  'pemohon',
] as const satisfies readonly Meja[];
export type MejaWaktu = (typeof MEJA_WAKTU)[number];
/** Stays of so many working days, at a desk. */
export interface LamaMeja {
  meja: MejaWaktu;
  hari: number;
  n: number;
}
/** Nobody's desk is a draft's: its owner takes the time that he likes. */
const kodeMeja = (meja: MejaWaktu): string[] =>
  STATUS_TERSIMPAN.filter((k) => STATUS[k].meja === meja && STATUS[k].fase !== 'isi');
const SEMUA_KODE = kodeSql(MEJA_WAKTU.flatMap(kodeMeja));
const mejaSql = (kolom: string): Prisma.Sql =>
  Prisma.raw(`CASE ${MEJA_WAKTU.map((m) => `WHEN ${kolom} IN ${kodeSql(kodeMeja(m)).sql} THEN '${m}'`).join(' ')} END`);

/** How long files stayed at a desk, counted by the day on which they left it. */
@Injectable()
export class WaktuMejaRepository {
  constructor(private readonly prisma: PrismaService) {}

  async pada(): Promise<Date | null> {
    return (await this.prisma.rekapMejaWaktu.findUnique({ where: { id: 1 } }))?.pada ?? null;
  }

  /** Counts a day anew (Jakarta, YYYY-MM-DD), up to an instant, in one step. A stay begins with the last arrival before it ended. */
  async hitungHari(tanggal: string, pada: Date): Promise<number> {
    const mulai = awalHari(tanggal);
    const sampai = new Date(mulai.getTime() + 86_400_000);
    return this.prisma.tx(async (tx) => {
      await tx.$executeRaw`LOCK TABLE rekap_meja_waktu IN EXCLUSIVE MODE`;
      await tx.$executeRaw`DELETE FROM rekap_meja WHERE tanggal = ${tanggal}::date`;
      const n = await tx.$executeRaw`
        INSERT INTO rekap_meja (tanggal, kd_ga, kd_rekom, tahun, meja, hari, n)
        SELECT ${tanggal}::date, p.kd_ga, p.kd_rekom, p.tahun, ${mejaSql('a.dari')}, greatest(hari_kerja(d.datang, a.waktu), 0), count(*)::int
        FROM riwayat a JOIN pengajuan p ON p.id = a.id_pengajuan
        CROSS JOIN LATERAL (SELECT max(m.waktu) AS datang FROM riwayat m
          WHERE m.id_pengajuan = a.id_pengajuan AND m.urut < a.urut AND ${mejaSql('m.ke')} = ${mejaSql('a.dari')}
            AND ${mejaSql('m.dari')} IS DISTINCT FROM ${mejaSql('a.dari')}) d
        WHERE a.waktu >= ${mulai} AND a.waktu < ${sampai} AND a.dari IN ${SEMUA_KODE}
          AND ${mejaSql('a.ke')} IS DISTINCT FROM ${mejaSql('a.dari')} AND d.datang IS NOT NULL
        GROUP BY 2, 3, 4, 5, 6`;
      await tx.$executeRaw`INSERT INTO rekap_meja_waktu (id, pada) VALUES (1, ${pada.toISOString()}::timestamptz)
        ON CONFLICT (id) DO UPDATE SET pada = EXCLUDED.pada`;
      return n;
    });
  }
  async buang(sebelum: string): Promise<void> {
    await this.prisma.$executeRaw`DELETE FROM rekap_meja WHERE tanggal < ${sebelum}::date`;
  }

  /** Stays that ended since a day, of a ministry or of all. */
  async lama(lingkup: LingkupRekap, s: SaringRekap, sejak: string): Promise<LamaMeja[]> {
    const syarat = [
      Prisma.sql`r.tanggal >= ${sejak}::date`,
      Prisma.sql`r.kd_rekom ${rumpunSql('izin')}`,
      ...(lingkup.jenis === 'ga' ? [Prisma.sql`r.kd_ga = ${lingkup.kd_ga}`] : []),
      ...(s.kd_ga ? [Prisma.sql`r.kd_ga = ${s.kd_ga}`] : []),
      ...(s.kd_rekom?.length ? [Prisma.sql`r.kd_rekom = ANY (${s.kd_rekom})`] : []),
      ...(s.tahun ? [Prisma.sql`r.tahun = ${s.tahun}`] : []),
    ];
    return this.prisma.rows<LamaMeja>`
      SELECT r.meja, r.hari, sum(r.n)::int AS n FROM rekap_meja r WHERE ${Prisma.join(syarat, ' AND ')}
      GROUP BY 1, 2 ORDER BY 1, 2`;
  }
}
