import { Injectable } from '@nestjs/common';
import { PERISTIWA_BUKU } from '@sinas/domain/buku/peristiwa';
import type { Peristiwa } from '@sinas/domain/pengajuan/alur';
import { PrismaService } from '../../../platform/prisma/prisma.service';

export interface KejadianRow {
  id_pengajuan: bigint;
  urut: number;
  peristiwa: Peristiwa;
  nama: string;
  waktu: Date;
  /** Of a surrender: the paper that it made. */
  versi_keputusan: number | null;
}
const AWAL = { waktu: new Date(0), id_pengajuan: 0n, urut: 0 };
export type LetakKejadian = Pick<KejadianRow, 'waktu' | 'id_pengajuan' | 'urut'>;

/** History rows that the ledger follows, in the order of time. */
@Injectable()
export class KejadianBukuRepository {
  constructor(private readonly prisma: PrismaService) {}

  async sesudah(letak: LetakKejadian | null, limit: number): Promise<KejadianRow[]> {
    const { waktu, id_pengajuan, urut } = letak ?? AWAL;
    return this.prisma.rows<KejadianRow>`
      SELECT r.id_pengajuan, r.urut, r.peristiwa, r.nama, r.waktu, (r.data ->> 'versi_keputusan')::int AS versi_keputusan FROM riwayat r
      WHERE r.peristiwa = ANY (${[...PERISTIWA_BUKU]}::text[])
        AND (r.waktu, r.id_pengajuan, r.urut) > (${waktu.toISOString()}::timestamptz, ${id_pengajuan}::bigint, ${urut}::int)
      ORDER BY r.waktu, r.id_pengajuan, r.urut LIMIT ${limit}`;
  }
  async satu(id: bigint, urut: number): Promise<KejadianRow | null> {
    const rows = await this.prisma.rows<KejadianRow>`
      SELECT r.id_pengajuan, r.urut, r.peristiwa, r.nama, r.waktu, (r.data ->> 'versi_keputusan')::int AS versi_keputusan FROM riwayat r
      WHERE r.id_pengajuan = ${id} AND r.urut = ${urut}::int`;
    return rows[0] ?? null;
  }
}
