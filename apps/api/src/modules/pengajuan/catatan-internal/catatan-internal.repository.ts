import { Injectable } from '@nestjs/common';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';

export interface CatatanInternalRow {
  id: bigint;
  nama: string;
  kode_peran: string;
  teks: string;
  sebut: string[];
  waktu: Date;
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
  async tulis(tx: Tx, baru: CatatanInternalBaru): Promise<bigint> {
    return (await tx.catatanInternal.create({ data: baru, select: { id: true } })).id;
  }
}
