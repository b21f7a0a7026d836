import { randomInt } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { IMPOR } from '../../impor/impor.sql';
import type { BarisJadi } from './perangkai-baris';
import { nilaiSalin, SalinMasuk } from './salin-masuk';

export interface BarisAntre extends BarisJadi {
  jenis: string;
  /** parent, of a new row */
  induk: bigint | null;
  id: bigint;
  /** of a new row; null = the stored row `id` is changed */
  seri: number | null;
}
/** Rows and quantity of one kind in one unit, before and after. */
export interface JumlahSatuan {
  jenis: string;
  satuan: string | null;
  baris_sebelum: number;
  baris_sesudah: number;
  jml_sebelum: string;
  jml_sesudah: string;
}
/** Table of one reading of one workbook. */
export type Jalan = string;

const SKEMA = 'antrean';
const awalan = (idImpor: string): string => `impor_${idImpor.replaceAll('-', '')}_`;
/** Whatever comes from a name is a name: of a workbook's id, and digits. */
const tabel = (j: Jalan): Prisma.Sql => Prisma.raw(`"${SKEMA}"."${j.replace(/[^0-9a-z_]/g, '')}"`);

/** Rows that wait beside the table until all of them go in at once: a table per reading, dropped with it. */
@Injectable()
export class AntreBarisRepository {
  private readonly log = new Logger(AntreBarisRepository.name);

  constructor(
    private readonly prisma: PrismaService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Unlogged: after a crash the workbook is read again. */
  async buka(idImpor: string): Promise<{ jalan: Jalan; salin: SalinMasuk }> {
    const jalan: Jalan = `${awalan(idImpor)}${randomInt(2 ** 31 - 1)}`;
    await this.prisma.$executeRaw`
      CREATE UNLOGGED TABLE ${tabel(jalan)} (
        jenis varchar(20) NOT NULL, id bigint NOT NULL, id_induk bigint, seri int, data jsonb NOT NULL,
        uraian text, hs varchar(8), satuan varchar(3), jml numeric(18, 3), kunci varchar(64))`;
    const salin = await SalinMasuk.buka(
      this.config.databaseUrl,
      `COPY ${tabel(jalan).sql} (jenis, id, id_induk, seri, data, uraian, hs, satuan, jml, kunci) FROM STDIN`,
    );
    return { jalan, salin };
  }
  tulis(salin: SalinMasuk, baris: readonly BarisAntre[]): Promise<void> {
    let teks = '';
    for (const b of baris)
      teks += `${b.jenis}\t${b.id}\t${b.induk ?? '\\N'}\t${b.seri ?? '\\N'}\t${nilaiSalin(b.json)}\t${nilaiSalin(b.uraian)}\t${nilaiSalin(b.hs)}\t${nilaiSalin(b.satuan)}\t${nilaiSalin(b.jml)}\t${nilaiSalin(b.kunci)}\n`;
    return salin.tulis(teks);
  }

  /** One statement for every kind: a parent and its children go in together. */
  async tambahkan(tx: Tx, j: Jalan, id: bigint): Promise<number> {
    return tx.$executeRaw`
      INSERT INTO baris (id, id_pengajuan, jenis, id_induk, seri, data, uraian, hs, satuan, jml, kunci)
      SELECT id, ${id}, jenis, id_induk, seri, data, uraian, hs, satuan, jml, kunci
      FROM ${tabel(j)} WHERE seri IS NOT NULL`;
  }
  async ubah(tx: Tx, j: Jalan, id: bigint): Promise<number> {
    return tx.$executeRaw`
      UPDATE baris b
      SET data = x.data, uraian = x.uraian, hs = x.hs, satuan = x.satuan, jml = x.jml, kunci = x.kunci, versi = b.versi + 1
      FROM ${tabel(j)} x
      WHERE x.seri IS NULL AND b.id = x.id AND b.id_pengajuan = ${id} AND b.jenis = x.jenis`;
  }
  async ada(tx: Tx, j: Jalan): Promise<boolean> {
    const rows = await tx.$queryRaw<{ ada: boolean }[]>`SELECT to_regclass(${tabel(j).sql}) IS NOT NULL AS ada`;
    return rows[0]?.ada ?? false;
  }
  /** One pass over what is stored and what is staged. */
  async jumlah(j: Jalan, id: bigint): Promise<JumlahSatuan[]> {
    return this.prisma.$queryRaw<JumlahSatuan[]>`
      SELECT jenis, satuan, sum(n_lama)::int AS baris_sebelum, sum(n_baru)::int AS baris_sesudah,
        trim_scale(coalesce(sum(jml) FILTER (WHERE n_lama = 1), 0))::text AS jml_sebelum,
        trim_scale(coalesce(sum(jml) FILTER (WHERE n_baru = 1), 0))::text AS jml_sesudah
      FROM (
        SELECT b.jenis, b.satuan, b.jml, 1 AS n_lama, CASE WHEN x.id IS NULL THEN 1 ELSE 0 END AS n_baru
        FROM baris b LEFT JOIN ${tabel(j)} x ON x.id = b.id AND x.seri IS NULL WHERE b.id_pengajuan = ${id}
        UNION ALL SELECT jenis, satuan, jml, 0, 1 FROM ${tabel(j)}) semua
      GROUP BY jenis, satuan ORDER BY jenis, satuan`;
  }
  /** Nobody else knows the table: its rows have gone in, or nobody wants them. */
  async buang(db: Tx | null, j: Jalan): Promise<void> {
    await (db ?? this.prisma).$executeRaw`DROP TABLE IF EXISTS ${tabel(j)}`;
  }

  /** What readings of a workbook have left: of processes that died. */
  buangSisa(idImpor: string, kecuali: Jalan | null): Promise<void> {
    return this.buangYang(
      Prisma.sql`starts_with(t.tablename::text, ${awalan(idImpor)}) AND t.tablename IS DISTINCT FROM ${kecuali}`,
    );
  }
  /** Tables of workbooks that have ended. */
  sapu(): Promise<void> {
    return this.buangYang(Prisma.sql`NOT EXISTS (
      SELECT 1 FROM ${IMPOR} i WHERE i.status IN ('ANTRE', 'BERJALAN', 'SIAP')
        AND starts_with(t.tablename::text, 'impor_' || replace(i.id::text, '-', '') || '_'))`);
  }
  private async buangYang(syarat: Prisma.Sql): Promise<void> {
    const sisa = await this.prisma.$queryRaw<{ nama: string }[]>`
      SELECT t.tablename::text AS nama FROM pg_tables t WHERE t.schemaname = ${SKEMA} AND ${syarat}`;
    for (const { nama } of sisa)
      await this.prisma
        .tx(async (tx) => {
          await tx.$executeRaw`SET LOCAL lock_timeout = '1s'`;
          await this.buang(tx, nama);
        })
        // A process that is dying may still hold it: then it goes with the next round.
        .catch((error: unknown) => this.log.warn(`staged rows ${nama}: ${String(error)}`));
  }
}
