import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';

export type PenetapanBaru = Prisma.PenetapanUncheckedCreateInput;
export type PenetapanBarisBaru = Prisma.PenetapanBarisCreateManyInput;
export type PenetapanRow = Prisma.PenetapanGetPayload<object>;
export type PenetapanBarisRow = Prisma.PenetapanBarisGetPayload<object>;
export interface Konsep {
  isi: Record<string, unknown>;
  versi: number;
  nama: string;
  updated_at: Date;
}

/** Determinations as they were made, and what is prepared for one. */
@Injectable()
export class PenetapanRepository {
  constructor(private readonly prisma: PrismaService) {}

  async buat(tx: Tx, p: PenetapanBaru): Promise<bigint> {
    return (await tx.penetapan.create({ data: p, select: { id: true } })).id;
  }
  /** What a meeting has determined, by commodity. */
  async menurutRapat(idRakor: bigint): Promise<{ id: bigint; kd_komoditas: string }[]> {
    return this.prisma.penetapan.findMany({ where: { id_rakor: idRakor }, select: { id: true, kd_komoditas: true } });
  }
  async baris(tx: Tx, rows: PenetapanBarisBaru[]): Promise<void> {
    await tx.penetapanBaris.createMany({ data: rows });
  }
  /** What a file was determined by; null = by none so far. */
  async berkas(idPengajuan: bigint): Promise<{ penetapan: PenetapanRow; baris: PenetapanBarisRow[] } | null> {
    const rows = await this.prisma.penetapanBaris.findMany({
      where: { id_pengajuan: idPengajuan },
      include: { penetapan: true },
      orderBy: { seri: 'asc' },
    });
    const [pertama] = rows;
    return pertama ? { penetapan: pertama.penetapan, baris: rows } : null;
  }
  async terakhir(tahun: number, kdKomoditas: string, limit: number): Promise<(PenetapanRow & { berkas: number })[]> {
    const rows = await this.prisma.penetapan.findMany({
      where: { tahun, kd_komoditas: kdKomoditas },
      orderBy: { id: 'desc' },
      take: limit,
      include: { baris: { select: { id_pengajuan: true }, distinct: ['id_pengajuan'] } },
    });
    return rows.map(({ baris, ...p }) => ({ ...p, berkas: baris.length }));
  }

  async konsep(tahun: number, kdKomoditas: string): Promise<Konsep | null> {
    const k = await this.prisma.penetapanKonsep.findUnique({
      where: { tahun_kd_komoditas: { tahun, kd_komoditas: kdKomoditas } },
    });
    return k ? { isi: k.isi as Record<string, unknown>, versi: k.versi, nama: k.nama, updated_at: k.updated_at } : null;
  }
  /** Null when somebody else has stored another version meanwhile. */
  async simpanKonsep(
    k: { tahun: number; kd_komoditas: string; isi: object; nama: string },
    versi: number,
    kini: Date,
  ): Promise<Konsep | null> {
    const rows = await this.prisma.rows<Konsep>`
      INSERT INTO penetapan_konsep AS k (tahun, kd_komoditas, isi, versi, nama, updated_at)
      SELECT ${k.tahun}::smallint, ${k.kd_komoditas}, ${JSON.stringify(k.isi)}::jsonb, 1, ${k.nama}, ${kini.toISOString()}::timestamptz
      WHERE ${versi}::int = 0 OR EXISTS (SELECT FROM penetapan_konsep x WHERE x.tahun = ${k.tahun}::smallint AND x.kd_komoditas = ${k.kd_komoditas})
      ON CONFLICT (tahun, kd_komoditas) DO UPDATE SET isi = EXCLUDED.isi, versi = k.versi + 1, nama = EXCLUDED.nama,
        updated_at = EXCLUDED.updated_at WHERE k.versi = ${versi}::int
      RETURNING k.isi, k.versi, k.nama, k.updated_at`;
    return rows[0] ?? null;
  }
  async hapusKonsep(tx: Tx, tahun: number, kdKomoditas: string): Promise<void> {
    await tx.penetapanKonsep.deleteMany({ where: { tahun, kd_komoditas: kdKomoditas } });
  }
}
