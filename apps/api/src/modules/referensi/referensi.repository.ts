import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { PrismaService } from '../../platform/prisma/prisma.service';

export type JenisReferensi =
  | 'ga'
  | 'kpbc'
  | 'pelabuhan'
  | 'negara'
  | 'satuan'
  | 'hs'
  | 'kbli'
  | 'incoterm'
  | 'kpp'
  | 'kurs'
  | 'badan_usaha'
  | 'ikan';
export interface BarisReferensi {
  kode: string;
  uraian: string;
  induk: string | null;
  data: Record<string, unknown>;
}

@Injectable()
export class ReferensiRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Entries that hold today, best match first: exact code, code prefix, text. Wildcards in the keyword mean themselves. */
  async cari(
    jenis: JenisReferensi,
    keyword: string,
    limit: number,
    offset = 0,
    induk?: string,
  ): Promise<BarisReferensi[]> {
    const k = keyword.trim().slice(0, 100);
    const aman = k.replace(/[\\%_]/g, (c) => `\\${c}`);
    const kode = aman.replace(/[.\s]/g, '');
    const syarat = k ? Prisma.sql`AND (kode ILIKE ${`${kode}%`} OR uraian ILIKE ${`%${aman}%`})` : Prisma.empty;
    const urutan = k
      ? Prisma.sql`(kode ILIKE ${kode}) DESC, (kode ILIKE ${`${kode}%`}) DESC, (uraian ILIKE ${`${aman}%`}) DESC,`
      : Prisma.empty;
    return this.prisma.$queryRaw<BarisReferensi[]>`
      SELECT kode, uraian, induk, data FROM referensi
      WHERE jenis = ${jenis} AND (berlaku_akhir IS NULL OR berlaku_akhir >= current_date)
        ${induk === undefined ? Prisma.empty : Prisma.sql`AND induk = ${induk}`} ${syarat}
      ORDER BY ${urutan} urut, kode LIMIT ${limit} OFFSET ${offset}`;
  }

  async hitung(jenis: JenisReferensi, keyword: string): Promise<number> {
    const k = keyword
      .trim()
      .slice(0, 100)
      .replace(/[\\%_]/g, (c) => `\\${c}`);
    const syarat = k ? Prisma.sql`AND (kode ILIKE ${`${k}%`} OR uraian ILIKE ${`%${k}%`})` : Prisma.empty;
    const rows = await this.prisma.$queryRaw<{ n: bigint }[]>`
      SELECT count(*) AS n FROM referensi WHERE jenis = ${jenis} AND (berlaku_akhir IS NULL OR berlaku_akhir >= current_date) ${syarat}`;
    return Number(rows[0]?.n ?? 0);
  }

  async byKode(jenis: JenisReferensi, kode: readonly string[]): Promise<BarisReferensi[]> {
    if (kode.length === 0) return [];
    return (await this.prisma.referensi.findMany({
      where: { jenis, kode: { in: [...kode] } },
      select: { kode: true, uraian: true, induk: true, data: true },
    })) as BarisReferensi[];
  }

  async pengumuman(now: Date) {
    return this.prisma.pengumuman.findMany({
      where: { mulai: { lte: now }, OR: [{ sampai: null }, { sampai: { gte: now } }] },
      orderBy: { mulai: 'desc' },
    });
  }
}
