import { Injectable } from '@nestjs/common';
import type { Prisma } from '@prisma/client';
import { PrismaService } from '../../../platform/prisma/prisma.service';

/** What meetings of a year have made of a line, in the unit of the line. */
export interface GarisRapatRow {
  id_rakor: bigint;
  jenis: number;
  kunci: string;
  kd_komoditas: string;
  satuan: string;
  elemen: Record<string, string>;
  tahun: number;
  arah: string;
  isi: Prisma.JsonValue;
  waktu: Date;
}

/** Determinations of meetings, by line. */
@Injectable()
export class DasborRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Minutes that stand and were signed, the last ones first: what they said of each line. */
  async garis(tahun: number): Promise<GarisRapatRow[]> {
    return this.prisma.rows<GarisRapatRow>`
      SELECT r.id AS id_rakor, r.jenis, g ->> 'kunci' AS kunci, g ->> 'kd_komoditas' AS kd_komoditas, g ->> 'satuan' AS satuan,
        g -> 'pos' -> 'elemen' AS elemen, (g -> 'pos' ->> 'tahun')::int AS tahun, g -> 'pos' ->> 'arah' AS arah,
        (g - 'baris' - 'angka') AS isi, r.ditandatangani AS waktu
      FROM rakor r JOIN rakor_versi v ON v.id_rakor = r.id AND v.versi_ba = r.versi_ba AND v.gugur IS NULL
        CROSS JOIN LATERAL jsonb_array_elements(v.isi -> 'garis') g
      WHERE r.tahun = ${tahun}::smallint AND r.ditandatangani IS NOT NULL ORDER BY r.ditandatangani DESC, r.id DESC`;
  }
  async status(tahun: number): Promise<{ jenis: number; kd_status: string; banyak: number }[]> {
    return this.prisma.rows`
      SELECT r.jenis, r.kd_status, count(*)::int AS banyak FROM rakor r WHERE r.tahun = ${tahun}::smallint GROUP BY 1, 2 ORDER BY 1, 2`;
  }
}
