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
  | 'valuta'
  | 'badan_usaha'
  | 'ikan'
  | 'provinsi'
  | 'kota'
  | 'kecamatan'
  | 'dendogram'
  | 'jenis_rakor';
export interface BarisReferensi {
  jenis: JenisReferensi;
  kode: string;
  uraian: string;
  induk: string | null;
  data: Record<string, unknown>;
}
/** What is asked of a list: its entries on a day that carry all the words. */
export interface Pencarian {
  jenis: readonly JenisReferensi[];
  kata: readonly string[];
  /** Something was typed that no text can have. */
  hampa?: boolean;
  /** yyyy-mm-dd */
  tanggal: string;
  limit: number;
  offset?: number;
  induk?: readonly string[];
  bukanInduk?: string;
  /** Codes of this length only. */
  panjangKode?: number;
  kecuali?: readonly string[];
  /** Entries whose `data` has something under this name. */
  adaData?: string;
}
/** How alike a word and the part of a text that comes closest must be when no text has the word itself. */
const KEMIRIPAN = 0.45;

@Injectable()
export class ReferensiRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Best match first: the code, its beginning, texts that begin with the words, own texts before those above, short ones
   * before long ones. Texts that come near to what was typed answer only where no text has the words.
   */
  async cari(p: Pencarian): Promise<BarisReferensi[]> {
    if (p.hampa) return [];
    const [pertama] = p.kata;
    if (pertama === undefined)
      return this.prisma.$queryRaw<BarisReferensi[]>`
        SELECT jenis, kode, uraian, induk, data FROM referensi WHERE ${this.syarat(p)}
        ORDER BY urut, kode LIMIT ${p.limit} OFFSET ${p.offset ?? 0}`;
    const persis = await this.prisma.$queryRaw<BarisReferensi[]>`
      SELECT jenis, kode, uraian, induk, data FROM referensi
      WHERE ${this.syarat(p)} AND ${this.memuat(p.kata)}
      ORDER BY (lower(kode) = ${pertama}) DESC, (lower(kode) LIKE ${`${pertama}%`}) DESC,
        CASE WHEN lower(kode) LIKE ${`${pertama}%`} THEN kode END,
        (lower(uraian) LIKE ${`${p.kata.join(' ')}%`}) DESC, (lower(uraian) LIKE ${`%${pertama}%`}) DESC,
        char_length(uraian), urut, kode
      LIMIT ${p.limit} OFFSET ${p.offset ?? 0}`;
    if (persis.length > 0 || p.offset) return persis;
    return this.mirip(p);
  }

  async hitung(p: Pencarian): Promise<number> {
    if (p.hampa) return 0;
    const memuat = p.kata.length > 0 ? Prisma.sql`AND ${this.memuat(p.kata)}` : Prisma.empty;
    const rows = await this.prisma.$queryRaw<{ n: bigint }[]>`
      SELECT count(*) AS n FROM referensi WHERE ${this.syarat(p)} ${memuat}`;
    return Number(rows[0]?.n ?? 0);
  }

  async byKode(jenis: JenisReferensi, kode: readonly string[]): Promise<BarisReferensi[]> {
    if (kode.length === 0) return [];
    return (await this.prisma.referensi.findMany({
      where: { jenis, kode: { in: [...kode] } },
      select: { jenis: true, kode: true, uraian: true, induk: true, data: true },
    })) as unknown as BarisReferensi[];
  }

  /** An entry with all that hangs below it, to a depth that no true tree reaches: a ring ends there. */
  async cabang(jenis: JenisReferensi, akar: string, tanggal: string): Promise<BarisReferensi[]> {
    return this.prisma.$queryRaw<BarisReferensi[]>`
      WITH RECURSIVE pohon AS (
        SELECT r.jenis, r.kode, r.uraian, r.induk, r.data, r.urut, ARRAY[r.kode::text] AS jalan FROM referensi r
        WHERE r.jenis = ${jenis} AND r.kode = ${akar} AND ${this.berlaku(tanggal, Prisma.sql`r.`)}
        UNION ALL
        SELECT r.jenis, r.kode, r.uraian, r.induk, r.data, r.urut, p.jalan || r.kode::text FROM referensi r JOIN pohon p ON r.induk = p.kode
        WHERE r.jenis = ${jenis} AND ${this.berlaku(tanggal, Prisma.sql`r.`)} AND r.kode::text <> ALL (p.jalan) AND cardinality(p.jalan) < 20
      )
      SELECT jenis, kode, uraian, induk, data FROM pohon ORDER BY urut, kode LIMIT 2000`;
  }

  /** The newest rate of each currency that holds on a day. */
  async kurs(valuta: readonly string[], tanggal: string): Promise<BarisReferensi[]> {
    return this.prisma.$queryRaw<BarisReferensi[]>`
      SELECT DISTINCT ON (induk) jenis, kode, uraian, induk, data FROM referensi
      WHERE jenis = 'kurs' AND induk = ANY (${[...valuta]}::text[]) AND ${this.berlaku(tanggal)}
      ORDER BY induk, berlaku_mulai DESC NULLS LAST`;
  }

  /** Numbers of lists that grow with every change of them. */
  async versi(jenis: readonly string[]): Promise<{ jenis: string; versi: bigint; diubah: Date }[]> {
    return this.prisma.versiReferensi.findMany({
      where: { jenis: { in: [...jenis] } },
      select: { jenis: true, versi: true, diubah: true },
      orderBy: { jenis: 'asc' },
    });
  }

  async pengumuman(now: Date) {
    return this.prisma.pengumuman.findMany({
      where: { mulai: { lte: now }, OR: [{ sampai: null }, { sampai: { gte: now } }] },
      orderBy: { mulai: 'desc' },
    });
  }
  /** Balance years that files were made for. */
  async tahunBerkas(): Promise<number[]> {
    const rows = await this.prisma.pengajuan.groupBy({ by: ['tahun'], orderBy: { tahun: 'asc' } });
    return rows.map((r) => r.tahun);
  }

  /**
   * The threshold belongs to the transaction: the index then finds what is alike enough. The planner takes `<%` for cheap
   * and would compare the whole list; `jenis || ''` leaves it the trigram index alone (20 ms for 400 on the HS list).
   */
  private async mirip(p: Pencarian): Promise<BarisReferensi[]> {
    const dekat = p.kata.map((k) =>
      k.length < 4 ? Prisma.sql`cari LIKE '%' || teks_cari(${k}) || '%'` : Prisma.sql`teks_cari(${k}) <% cari`,
    );
    const [, rows] = await this.prisma.$transaction([
      this.prisma.$queryRaw`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(KEMIRIPAN)}, true)`,
      this.prisma.$queryRaw<BarisReferensi[]>`
        SELECT jenis, kode, uraian, induk, data FROM referensi
        WHERE ${this.syarat(p, Prisma.sql`jenis || ''`)} AND ${Prisma.join(dekat, ' AND ')}
        ORDER BY word_similarity(teks_cari(${p.kata.join(' ')}), cari) DESC, urut, kode LIMIT ${p.limit}`,
    ]);
    return rows;
  }

  private memuat(kata: readonly string[]): Prisma.Sql {
    return Prisma.join(
      kata.map((k) => Prisma.sql`cari LIKE '%' || teks_cari(${k}) || '%'`),
      ' AND ',
    );
  }
  private berlaku(tanggal: string, r = Prisma.empty): Prisma.Sql {
    return Prisma.sql`(${r}berlaku_mulai IS NULL OR ${r}berlaku_mulai <= ${tanggal}::date) AND (${r}berlaku_akhir IS NULL OR ${r}berlaku_akhir >= ${tanggal}::date)`;
  }
  private syarat(p: Pencarian, jenis = Prisma.sql`jenis`): Prisma.Sql {
    return Prisma.join(
      [
        p.jenis.length === 1
          ? Prisma.sql`${jenis} = ${p.jenis[0]}`
          : Prisma.sql`${jenis} = ANY (${[...p.jenis]}::text[])`,
        this.berlaku(p.tanggal),
        ...(p.induk ? [Prisma.sql`induk = ANY (${[...p.induk]}::text[])`] : []),
        ...(p.bukanInduk ? [Prisma.sql`induk <> ${p.bukanInduk}`] : []),
        ...(p.panjangKode ? [Prisma.sql`char_length(kode) = ${p.panjangKode}`] : []),
        ...(p.kecuali ? [Prisma.sql`kode <> ALL (${[...p.kecuali]}::text[])`] : []),
        ...(p.adaData ? [Prisma.sql`coalesce(data->>${p.adaData}, '') <> ''`] : []),
      ],
      ' AND ',
    );
  }
}
