import { Injectable } from '@nestjs/common';
import type { ArahUrut, KolomUrutAntrean } from '@sinas/domain/daftar/urutan';
import type { DaftarTampilan } from '@sinas/domain/tampilan/tampilan';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { ORANG } from '../auth/akun/orang.sql';

export interface TampilanRow {
  id: bigint;
  oleh: string;
  kd_ga: string | null;
  nama: string;
  saring: Record<string, string>;
  urut: KolomUrutAntrean;
  arah: ArahUrut;
  nama_pemilik: string;
}
export interface TampilanBaru {
  oleh: string;
  kd_ga: string | null;
  daftar: DaftarTampilan;
  nama: string;
  saring: Record<string, string>;
  urut: string;
  arah: string;
  dibuat: Date;
}

@Injectable()
export class TampilanRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Of the person, and what colleagues of the ministry share; by name. */
  async daftar(oleh: string, kdGa: string | null, daftar: DaftarTampilan): Promise<TampilanRow[]> {
    return this.prisma.rows<TampilanRow>`
      SELECT t.id, t.oleh, t.kd_ga, t.nama, t.saring, t.urut, t.arah, u.fullname AS nama_pemilik
      FROM tampilan t JOIN ${ORANG} u ON u.id = t.oleh
      WHERE t.daftar = ${daftar} AND (t.oleh = ${oleh}::uuid OR t.kd_ga = ${kdGa}) ORDER BY lower(t.nama), t.id`;
  }
  async satu(id: bigint): Promise<{ id: bigint; oleh: string; kd_ga: string | null } | null> {
    return this.prisma.tampilan.findUnique({ where: { id }, select: { id: true, oleh: true, kd_ga: true } });
  }
  /** What somebody keeps, counted behind his lock. */
  async banyak(tx: Tx, oleh: string): Promise<number> {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`tampilan:${oleh}`}, 0))::text`;
    return tx.tampilan.count({ where: { oleh } });
  }
  async ada(tx: Tx, { oleh, daftar, nama }: TampilanBaru): Promise<boolean> {
    return (await tx.tampilan.count({ where: { oleh, daftar, nama } })) > 0;
  }
  async tulis(tx: Tx, { oleh, daftar, nama, ...isi }: TampilanBaru): Promise<void> {
    await tx.tampilan.upsert({
      where: { oleh_daftar_nama: { oleh, daftar, nama } },
      create: { oleh, daftar, nama, ...isi },
      update: isi,
    });
  }
  async hapus(id: bigint): Promise<void> {
    await this.prisma.tampilan.deleteMany({ where: { id } });
  }
}
