import { Injectable } from '@nestjs/common';
import type { Prisma } from '@prisma/client';
import type { ButirSerah } from '@sinas/domain/realisasi/serah';
import { PrismaService, type Db, type Tx } from '../../../platform/prisma/prisma.service';
import { AKHIR } from '../baris/putusan.repository';
import { PENYERAHAN } from '../lihat/berkas.sql';
import { DIHITUNG, DISERAHKAN, DITETAPKAN, TEREALISASI } from '../monitoring/jumlah-izin.sql';

/** A row of a decided file with what became of its quantity. */
export interface BarisSerahRow {
  id: bigint;
  seri: number;
  uraian: string | null;
  hs: string | null;
  satuan: string;
  ditetapkan: Prisma.Decimal;
  diserahkan: Prisma.Decimal;
  terealisasi: Prisma.Decimal;
}
/** A row of what was taken from a decision. */
export interface DiserahkanRow {
  jenis: JenisPenyerahan;
  kd_alasan: string;
  alasan_baris: string;
  versi: number;
  waktu: Date;
  alasan: string;
  nama: string;
  seri: number;
  uraian: string | null;
  satuan: string;
  jml: Prisma.Decimal;
}
export type JenisPenyerahan = 'SERAH' | 'EVALUASI';
export interface PenyerahanBaru {
  jenis: JenisPenyerahan;
  versi: number;
  alasan: string;
  id_user: string;
  nama: string;
  waktu: Date;
  /** An evaluation says why, row by row. */
  baris: readonly (ButirSerah & { kd_alasan?: string; alasan?: string })[];
}

/** What companies give back of their permits. */
@Injectable()
export class SerahRepository {
  constructor(private readonly prisma: PrismaService) {}

  get db(): Db {
    return this.prisma;
  }

  async baris(db: Db, id: bigint): Promise<BarisSerahRow[]> {
    return db.$queryRaw<BarisSerahRow[]>`
      SELECT b.id, b.seri, b.uraian, b.hs, b.satuan, ${DITETAPKAN} AS ditetapkan, ${DISERAHKAN} AS diserahkan,
        ${TEREALISASI} AS terealisasi
      FROM baris b JOIN pengajuan p ON p.id = b.id_pengajuan ${AKHIR}
      WHERE b.id_pengajuan = ${id} AND ${DIHITUNG} ORDER BY b.id_induk NULLS FIRST, b.seri`;
  }
  async riwayat(id: bigint): Promise<DiserahkanRow[]> {
    return this.prisma.rows<DiserahkanRow>`
      SELECT s.jenis, s.versi, s.waktu, s.alasan, s.nama, s.seri, s.uraian, s.satuan, s.jml, s.kd_alasan, s.alasan_baris
      FROM ${PENYERAHAN} s
      WHERE s.id_pengajuan = ${id} ORDER BY s.versi DESC, s.seri_induk, s.seri`;
  }

  async tulis(tx: Tx, id: bigint, { baris, ...s }: PenyerahanBaru): Promise<void> {
    await tx.penyerahan.create({ data: { ...s, id_pengajuan: id } });
    await tx.penyerahanBaris.createMany({
      data: baris.map(({ id: idBaris, ...b }) => ({
        ...b,
        id_pengajuan: id,
        versi: s.versi,
        id_baris: BigInt(idBaris),
      })),
    });
  }
}
