import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { JenisReferensi } from '@sinas/domain/referensi/jenis';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { RIWAYAT_AKUN } from '../audit/riwayat-akun.sql';

export interface BarisRiwayatReferensi {
  id: string;
  peristiwa: 'tambah' | 'ubah' | 'tutup' | 'buka' | 'muat' | 'urung' | 'korelasi' | 'korelasi_lengkap';
  kode: string | null;
  sebelum: object | null;
  sesudah: object | null;
  nama: string;
  peran: string;
  catatan: string | null;
  waktu: Date;
  id_muatan: string | null;
}

/** Acts on a list stand in the chained history; what a load did to each entry stands with the load. */
@Injectable()
export class RiwayatReferensiRepository {
  constructor(private readonly prisma: PrismaService) {}

  async daftar(
    jenis: JenisReferensi,
    kode: string | undefined,
    page: number,
    limit: number,
  ): Promise<BarisRiwayatReferensi[]> {
    return this.prisma.$queryRaw<BarisRiwayatReferensi[]>`
      SELECT r.id::text AS id, r.peristiwa, coalesce(r.sesudah->>'kode', p.kode) AS kode,
        CASE WHEN p.kode IS NULL THEN r.sebelum WHEN r.peristiwa = 'urung' THEN p.sesudah ELSE p.sebelum END AS sebelum,
        CASE WHEN p.kode IS NULL THEN r.sesudah WHEN r.peristiwa = 'urung' THEN p.sebelum ELSE p.sesudah END AS sesudah,
        r.nama, r.kode_peran AS peran, r.catatan, r.waktu, r.sesudah->>'id_muatan' AS id_muatan
      FROM ${RIWAYAT_AKUN} r LEFT JOIN perubahan_muatan p
        ON ${kode ?? null}::text IS NOT NULL AND p.kode = ${kode ?? null} AND p.id_muatan::text = r.sesudah->>'id_muatan'
          AND p.kelompok IN ('tambah', 'ubah', 'tutup')
      WHERE ${this.syarat(jenis, kode)} ORDER BY r.urut DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`;
  }
  async hitung(jenis: JenisReferensi, kode: string | undefined): Promise<number> {
    const rows = await this.prisma.$queryRaw<{ n: bigint }[]>`
      SELECT count(*) AS n FROM ${RIWAYAT_AKUN} r WHERE ${this.syarat(jenis, kode)}`;
    return Number(rows[0]?.n ?? 0);
  }

  private syarat(jenis: JenisReferensi, kode: string | undefined): Prisma.Sql {
    const milik = kode
      ? Prisma.sql`AND (r.sesudah->>'kode' = ${kode} OR EXISTS (SELECT 1 FROM perubahan_muatan q WHERE q.kode = ${kode}
          AND q.kelompok IN ('tambah', 'ubah', 'tutup') AND q.id_muatan::text = r.sesudah->>'id_muatan'))`
      : Prisma.empty;
    return Prisma.sql`r.objek = 'referensi' AND r.id_objek = ${jenis} ${milik}`;
  }
}
