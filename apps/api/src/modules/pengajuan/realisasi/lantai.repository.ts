import { Injectable } from '@nestjs/common';
import type { Prisma } from '@prisma/client';
import { PrismaService, type Db } from '../../../platform/prisma/prisma.service';
import { AKHIR } from '../baris/putusan.repository';
import { DIHITUNG, DITETAPKAN, TEREALISASI } from '../monitoring/jumlah-izin.sql';

/** A row of the decision of which something was realised, and its successor in the change. */
export interface LantaiRow {
  seri: number;
  satuan: string;
  terealisasi: Prisma.Decimal;
  id_kini: bigint | null;
  seri_kini: number | null;
  satuan_kini: string | null;
  jml_kini: Prisma.Decimal | null;
}

@Injectable()
export class LantaiRepository {
  constructor(private readonly prisma: PrismaService) {}

  get db(): Db {
    return this.prisma;
  }

  /** `asal`: the decision, `id`: the change. */
  baris(db: Db, id: bigint, asal: bigint): Promise<LantaiRow[]> {
    return db.$queryRaw<LantaiRow[]>`
      SELECT x.seri, x.satuan, x.terealisasi, c.id AS id_kini, c.seri AS seri_kini, c.satuan AS satuan_kini, c.jml AS jml_kini
      FROM (SELECT b.id, b.seri, b.satuan, ${TEREALISASI} AS terealisasi
        FROM baris b JOIN pengajuan p ON p.id = b.id_pengajuan WHERE p.id = ${asal} AND ${DIHITUNG}) x
      LEFT JOIN baris c ON c.id_pengajuan = ${id} AND c.id_asal = x.id
      WHERE x.terealisasi > 0 ORDER BY x.seri`;
  }
  /** What a decision gives now, row by row: of its counted kind, without what was given back. */
  berlaku(db: Db, id: bigint): Promise<{ id: bigint; jml: Prisma.Decimal }[]> {
    return db.$queryRaw`
      SELECT b.id, ${DITETAPKAN} AS jml FROM baris b JOIN pengajuan p ON p.id = b.id_pengajuan ${AKHIR}
      WHERE p.id = ${id} AND ${DIHITUNG}`;
  }
  /** Of rows of a change: those whose row in the decision was used. */
  dipakai(db: Db, ids: readonly bigint[]): Promise<Pick<LantaiRow, 'seri' | 'satuan' | 'terealisasi'>[]> {
    return db.$queryRaw<LantaiRow[]>`
      SELECT x.seri, x.satuan, x.terealisasi FROM (SELECT b.seri, b.satuan, ${TEREALISASI} AS terealisasi
        FROM baris c JOIN baris b ON b.id = c.id_asal WHERE c.id = ANY(${[...ids]}::bigint[])) x
      WHERE x.terealisasi > 0 ORDER BY x.seri`;
  }
  /** Rows of a change with those of the decision that they came from. */
  async tandai(db: Db, pasangan: readonly (readonly [asal: bigint, baru: bigint])[]): Promise<void> {
    await db.$executeRaw`
      UPDATE baris SET id_asal = x.asal FROM unnest(${pasangan.map(([a]) => a)}::bigint[], ${pasangan.map(([, b]) => b)}::bigint[]) AS x(asal, baru)
      WHERE baris.id = x.baru`;
  }
}
