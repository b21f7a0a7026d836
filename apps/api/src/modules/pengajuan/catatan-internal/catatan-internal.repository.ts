import { Injectable } from '@nestjs/common';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { ORANG } from '../../auth/akun/orang.sql';

export interface CatatanInternalRow {
  id: bigint;
  nama: string;
  kode_peran: string;
  teks: string;
  sebut: string[];
  waktu: Date;
}
export interface RekanRow {
  id: string;
  nama: string;
  kode_peran: string;
}
export interface CatatanInternalBaru {
  id_pengajuan: bigint;
  kd_ga: string;
  oleh: string;
  nama: string;
  kode_peran: string;
  teks: string;
  sebut: string[];
  waktu: Date;
}
/** On one file; the newest of them. */
const MAKS = 200;

/** Notes of the officers of one ministry. */
@Injectable()
export class CatatanInternalRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Of this ministry alone, the newest first. */
  async daftar(idPengajuan: bigint, kdGa: string): Promise<CatatanInternalRow[]> {
    return this.prisma.rows<CatatanInternalRow>`
      SELECT id, nama, kode_peran, teks, sebut, waktu FROM catatan_internal
      WHERE id_pengajuan = ${idPengajuan} AND kd_ga = ${kdGa} ORDER BY id DESC LIMIT ${MAKS}`;
  }
  /** Who of the ministry reads them, but for `kecuali`. */
  async rekan(kdGa: string, peran: readonly string[], kecuali: string): Promise<RekanRow[]> {
    return this.prisma.rows<RekanRow>`
      SELECT u.id, u.fullname AS nama, u.kode_peran FROM ${ORANG} u
      WHERE u.kd_ga = ${kdGa} AND u.aktif AND u.kode_peran = ANY(${[...peran]}::text[]) AND u.id <> ${kecuali}::uuid ORDER BY u.fullname, u.id`;
  }
  async tulis(tx: Tx, baru: CatatanInternalBaru): Promise<bigint> {
    return (await tx.catatanInternal.create({ data: baru, select: { id: true } })).id;
  }
}
