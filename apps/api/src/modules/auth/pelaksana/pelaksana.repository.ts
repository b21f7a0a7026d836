import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { JenisPelaksana } from '@sinas/domain/akses/pelaksana';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { BERLAKU_KINI } from './penunjukan.sql';

/** An officer of a ministry, as far as namings look at him. */
export interface PetugasRow {
  id: string;
  fullname: string;
  position: string | null;
  kode_peran: string;
}
export type KeadaanPenunjukan = 'menunggu' | 'berlaku' | 'berakhir' | 'diakhiri';
export interface PenunjukanRow {
  id: string;
  jenis: JenisPelaksana;
  jabatan: string;
  kode_peran: string;
  nomor_surat: string;
  id_pejabat: string;
  id_pelaksana: string;
  pejabat: string;
  pelaksana: string;
  /** First day, and the first moment after the last one. */
  mulai: Date;
  sampai: Date;
  ditunjuk_oleh: string;
  ditunjuk: Date;
  diakhiri: Date | null;
  diakhiri_oleh: string | null;
  alasan_akhir: string | null;
  keadaan: KeadaanPenunjukan;
}
export interface PenunjukanBaru {
  jenis: JenisPelaksana;
  id_pejabat: string;
  id_pelaksana: string;
  kode_peran: string;
  kd_ga: string;
  jabatan: string;
  nomor_surat: string;
  mulai: Date;
  sampai: Date;
  oleh: string;
}

const KEADAAN = Prisma.sql`CASE WHEN n.diakhiri IS NOT NULL THEN 'diakhiri' WHEN now() >= n.sampai THEN 'berakhir'
  WHEN now() < n.mulai THEN 'menunggu' ELSE 'berlaku' END AS keadaan`;
const PILIH = Prisma.sql`SELECT n.id, n.jenis, n.jabatan, n.kode_peran, n.nomor_surat, n.id_pejabat, n.id_pelaksana,
  j.fullname AS pejabat, l.fullname AS pelaksana, n.mulai, n.sampai, n.ditunjuk_oleh, n.ditunjuk, n.diakhiri, n.diakhiri_oleh,
  n.alasan_akhir, ${KEADAAN}
  FROM penunjukan n JOIN pengguna j ON j.id = n.id_pejabat JOIN pengguna l ON l.id = n.id_pelaksana`;
const MAKS = 200;

/** Namings of acting officials. */
@Injectable()
export class PelaksanaRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Those that hold and that are to come first, then the last ones that have ended. */
  async daftar(kdGa: string): Promise<PenunjukanRow[]> {
    return this.prisma.rows<PenunjukanRow>`
      ${PILIH} WHERE n.kd_ga = ${kdGa}
      ORDER BY (n.diakhiri IS NULL AND now() < n.sampai) DESC, n.mulai DESC, n.id LIMIT ${MAKS}`;
  }
  async petugas(kdGa: string, peran: readonly string[]): Promise<PetugasRow[]> {
    return this.prisma.rows<PetugasRow>`
      SELECT p.id, p.fullname, p.position, p.kode_peran FROM pengguna p
      WHERE p.kd_ga = ${kdGa} AND p.aktif AND p.kode_peran = ANY(${[...peran]}::text[]) ORDER BY p.fullname`;
  }
  /** Namings by which this person may act now. */
  async milik(idUser: string): Promise<PenunjukanRow[]> {
    return this.prisma.rows<PenunjukanRow>`
      ${PILIH} WHERE n.id_pelaksana = ${idUser}::uuid AND n.kd_ga = l.kd_ga AND l.aktif AND ${BERLAKU_KINI} ORDER BY n.mulai, n.id`;
  }

  /** The official, locked: of two namings for him at once the second sees the first. */
  async kunciPejabat(tx: Tx, id: string, kdGa: string, peran: readonly string[]): Promise<PetugasRow | null> {
    const rows = await tx.$queryRaw<PetugasRow[]>`
      SELECT p.id, p.fullname, p.position, p.kode_peran FROM pengguna p
      WHERE p.id = ${id}::uuid AND p.kd_ga = ${kdGa} AND p.kode_peran = ANY(${[...peran]}::text[]) FOR UPDATE`;
    return rows[0] ?? null;
  }
  async bertumpuk(tx: Tx, idPejabat: string, mulai: Date, sampai: Date): Promise<string | null> {
    const rows = await tx.$queryRaw<{ nama: string }[]>`
      SELECT l.fullname AS nama FROM penunjukan n JOIN pengguna l ON l.id = n.id_pelaksana
      WHERE n.id_pejabat = ${idPejabat}::uuid AND n.diakhiri IS NULL
        AND n.mulai < ${sampai.toISOString()}::timestamptz AND n.sampai > ${mulai.toISOString()}::timestamptz LIMIT 1`;
    return rows[0]?.nama ?? null;
  }
  async buat(tx: Tx, { oleh, ...n }: PenunjukanBaru): Promise<string> {
    const { id } = await tx.penunjukan.create({ data: { ...n, ditunjuk_oleh: oleh }, select: { id: true } });
    return id;
  }
  async kunci(tx: Tx, id: string, kdGa: string): Promise<PenunjukanRow | null> {
    const rows = await tx.$queryRaw<PenunjukanRow[]>`
      ${PILIH} WHERE n.id = ${id}::uuid AND n.kd_ga = ${kdGa} FOR UPDATE OF n`;
    return rows[0] ?? null;
  }
  async akhiri(tx: Tx, id: string, oleh: string, alasan: string): Promise<void> {
    await tx.$executeRaw`
      UPDATE penunjukan SET diakhiri = now(), diakhiri_oleh = ${oleh}, alasan_akhir = ${alasan} WHERE id = ${id}::uuid`;
  }
  /** The session acts by this naming from now on; null = by its own role again. */
  async pilih(idSesi: string, id: string | null): Promise<void> {
    await this.prisma.sesi.updateMany({ where: { id_hash: idSesi }, data: { id_penunjukan: id } });
  }
}
