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
  /** Nobody else knows the table: its rows have gone in, or nobody wants them. */
  async buang(db: Tx | null, j: Jalan): Promise<void> {
    await (db ?? this.prisma).$executeRaw`DROP TABLE IF EXISTS ${tabel(j)}`;
  }

  /** What readings of a workbook have left, all of them over: of processes that died. */
  buangSisa(idImpor: string): Promise<void> {
    return this.buangYang(Prisma.sql`starts_with(t.tablename::text, ${awalan(idImpor)})`);
  }
  /** Tables of workbooks that have ended. */
  sapu(): Promise<void> {
    return this.buangYang(Prisma.sql`NOT EXISTS (
      SELECT 1 FROM ${IMPOR} i WHERE i.status IN ('ANTRE', 'BERJALAN')
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
