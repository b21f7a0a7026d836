import { Injectable } from '@nestjs/common';
import { rumpunSql } from '../../../platform/prisma/rumpun-sql';
import { Prisma } from '@prisma/client';
import type { JenisReferensi } from '@sinas/domain/referensi/jenis';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { percobaan, type KataTemuan, type Pilihan } from './kata-dekat';
import { BERKAS } from '../../pengajuan/lihat/berkas.sql';

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
  /** The day is over: entries as their texts were then. */
  lampau?: true;
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
/** How alike a typed word and a word of the list must be to stand for each other, and how many stand for one. */
const KEMIRIPAN = 0.45;
const MAKS_DEKAT = 8;
/** Near words of the whole list that are held against the part of it that is asked for. */
const MAKS_DITIMBANG = 40;
/** Of words that are as alike, the one of about the same length is meant. */
const BEDA_PANJANG = 0.01;
/** Letters that the trigram index needs of a word. */
const BERINDEKS = 3;
/**
 * Most rows of the table are theirs. The planner would read such a whole list from its index beside the trigrams of the
 * words: `jenis || ''` leaves it these alone.
 */
const BESAR: ReadonlySet<JenisReferensi> = new Set(['hs', 'pelabuhan', 'kecamatan']);
const MAKS_BERNAMA = 3;
const POLOS = /^[a-z0-9]+$/;
const diketik = (p: Pencarian): Pilihan => p.kata.map((kata) => [{ kata, mirip: 1 }]);

@Injectable()
export class ReferensiRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Best match first: the code, its beginning, texts that begin with the words, own texts before those above, short ones
   * before long ones. Only where no text has the words, words of the list that come near to them are looked for instead.
   */
  async cari(p: Pencarian): Promise<BarisReferensi[]> {
    if (p.hampa) return [];
    if (p.kata.length === 0)
      return this.prisma.rowsPlanned<BarisReferensi>`
        SELECT jenis, kode, uraian, induk, data FROM ${this.tabel(p)} WHERE ${this.syarat(p)}
        ORDER BY urut, kode LIMIT ${p.limit} OFFSET ${p.offset ?? 0}`;
    const persis = await this.yangMemuat(p, diketik(p));
    if (persis.length > 0 || p.offset) return persis;
    const dekat = await this.yangDekat(p, await this.kataDekat(p));
    if (dekat.length > 0 || !this.tersaring(p)) return dekat;
    return this.yangDekat(p, await this.kataDekat(p, true));
  }
  private async yangDekat(p: Pencarian, temuan: readonly KataTemuan[]): Promise<BarisReferensi[]> {
    for (const pilihan of percobaan(temuan)) {
      const dekat = await this.yangMemuat(p, pilihan);
      if (dekat.length > 0) return dekat;
    }
    return [];
  }
  /** A part of the list is asked for, whose words need not be the nearest of the whole list. */
  private tersaring(p: Pencarian): boolean {
    return !!(p.induk ?? p.bukanInduk ?? p.adaData ?? p.lampau);
  }

  async hitung(p: Pencarian): Promise<number> {
    if (p.hampa) return 0;
    const memuat = p.kata.length > 0 ? Prisma.sql`AND ${this.memuat(diketik(p))}` : Prisma.empty;
    const rows = await this.prisma.$queryRaw<{ n: bigint }[]>`
      SELECT count(*) AS n FROM ${this.tabel(p)} WHERE ${this.syarat(p)} ${memuat}`;
    return Number(rows[0]?.n ?? 0);
  }

  /** Entries by code, closed ones too; those that hold on a day when it is named. */
  async byKode(jenis: JenisReferensi, kode: readonly string[], tanggal?: string): Promise<BarisReferensi[]> {
    if (kode.length === 0) return [];
    if (tanggal)
      return this.prisma.rows<BarisReferensi>`
        SELECT jenis, kode, uraian, induk, data FROM referensi
        WHERE jenis = ${jenis} AND kode = ANY (${[...kode]}::text[]) AND ${this.berlaku(tanggal)}`;
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
    return this.prisma.rows<{ jenis: string; versi: bigint; diubah: Date }>`
      SELECT jenis, versi, diubah FROM versi_referensi WHERE jenis = ANY (${[...jenis]}::text[]) ORDER BY jenis`;
  }

  async pengumuman(now: Date) {
    return this.prisma.pengumuman.findMany({
      where: { mulai: { lte: now }, OR: [{ sampai: null }, { sampai: { gte: now } }] },
      orderBy: { mulai: 'desc' },
    });
  }
  /** Balance years that files were made for. */
  async tahunBerkas(): Promise<number[]> {
    const rows = await this.prisma.rows<{ tahun: number }>`
      SELECT DISTINCT p.tahun FROM ${BERKAS} p WHERE p.kd_rekom ${rumpunSql('izin')} ORDER BY p.tahun`;
    return rows.map((r) => r.tahun);
  }

  /** Entries whose texts have, for each word, one of those that stand for it. */
  private async yangMemuat(p: Pencarian, pilihan: Pilihan): Promise<BarisReferensi[]> {
    const utama = pilihan.map(([terdekat]) => terdekat?.kata ?? '');
    const pertama = utama[0] ?? '';
    const uraian =
      utama.length === 1
        ? Prisma.sql`CASE strpos(lower(uraian), ${pertama}) WHEN 1 THEN 0 WHEN 0 THEN 2 ELSE 1 END`
        : Prisma.sql`CASE WHEN starts_with(lower(uraian), ${utama.join(' ')}) THEN 0 WHEN strpos(lower(uraian), ${pertama}) = 0 THEN 2 ELSE 1 END`;
    const berindeks = pilihan.some((kata) => kata.every((k) => k.kata.length >= BERINDEKS));
    const besar = berindeks && !p.lampau && !p.induk && p.jenis.some((j) => BESAR.has(j));
    const sql = Prisma.sql`
      SELECT jenis, kode, uraian, induk, data FROM ${this.tabel(p)}
      WHERE ${this.syarat(p, besar ? Prisma.sql`jenis || ''` : undefined)} AND ${this.memuat(pilihan)}
      ORDER BY ${this.kemiripan(pilihan)} CASE WHEN lower(kode) LIKE ${`${pertama}%`} THEN lower(kode) END,
        ${uraian}, char_length(uraian), urut, kode
      LIMIT ${p.limit} OFFSET ${p.offset ?? 0}`;
    // Words of three plain letters and more take the same way through the index: prepared, they need no plan of their own.
    const bernama =
      !p.lampau &&
      pilihan.length <= MAKS_BERNAMA &&
      pilihan.every(([k, ...lain]) => k && lain.length === 0 && k.kata.length >= BERINDEKS && POLOS.test(k.kata));
    return bernama ? this.prisma.rows<BarisReferensi>`${sql}` : this.prisma.rowsPlanned<BarisReferensi>`${sql}`;
  }

  /**
   * The threshold holds for this statement, and every word hangs on it, so that the index is asked after it is set. The
   * planner takes `<%` for cheap and would compare all words of the list; `jenis || ''` leaves it the trigram index alone.
   */
  private async kataDekat(p: Pencarian, dalamSaringan = false): Promise<KataTemuan[]> {
    const milik = Prisma.sql`k.jenis || '' = ANY (${[...p.jenis]}::text[])`;
    const ada = (kata: Prisma.Sql): Prisma.Sql =>
      dalamSaringan
        ? Prisma.sql`EXISTS (SELECT 1 FROM ${this.tabel(p)} WHERE ${this.syarat(p)} AND cari LIKE '%' || ${kata} || '%')`
        : Prisma.sql`true`;
    return this.prisma.rows<KataTemuan>`
      WITH ditanya AS MATERIALIZED (
        SELECT nomor, teks_cari(ketikan) AS kata,
          left(set_config('pg_trgm.word_similarity_threshold', ${String(KEMIRIPAN)}, true), 0) AS kosong
        FROM unnest(${[...p.kata]}::text[]) WITH ORDINALITY AS u (ketikan, nomor)
      )
      SELECT t.kata, ${ada(Prisma.sql`t.kata`)} AND EXISTS (SELECT 1 FROM kata_referensi k WHERE ${milik} AND k.kata LIKE '%' || t.kata || '%') AS benar,
        coalesce(d.dekat, '[]') AS dekat
      FROM ditanya t LEFT JOIN LATERAL (
        SELECT jsonb_agg(jsonb_build_object('kata', x.kata, 'mirip', x.mirip) ORDER BY x.mirip DESC, x.kata) AS dekat
        FROM (
          SELECT y.kata, y.mirip FROM (
            SELECT DISTINCT k.kata, word_similarity(t.kata, k.kata) - ${BEDA_PANJANG}::float8 * abs(char_length(k.kata) - char_length(t.kata)) AS mirip
            FROM kata_referensi k
            WHERE ${milik} AND (t.kata || t.kosong) <% k.kata AND strpos(k.kata, t.kata) = 0
            ORDER BY mirip DESC, k.kata LIMIT ${dalamSaringan ? MAKS_DITIMBANG : MAKS_DEKAT}
          ) y
          WHERE ${ada(Prisma.sql`y.kata`)}
          ORDER BY y.mirip DESC, y.kata LIMIT ${MAKS_DEKAT}
        ) x
      ) d ON true ORDER BY t.nomor`;
  }

  /** Today's lists; for a day in the past the text that each code had on it, the first one that was replaced since. */
  private tabel({ lampau, jenis, tanggal }: Pencarian): Prisma.Sql {
    if (!lampau) return Prisma.sql`referensi`;
    const milik = Prisma.sql`jenis = ANY (${[...jenis]}::text[])`;
    return Prisma.sql`(
      SELECT r.jenis, r.kode, r.uraian, r.induk, r.data, r.urut, r.berlaku_mulai, r.berlaku_akhir, r.cari FROM referensi r
      WHERE r.${milik} AND NOT EXISTS (
        SELECT 1 FROM referensi_lama l WHERE l.jenis = r.jenis AND l.kode = r.kode AND l.sampai >= ${tanggal}::date)
      UNION ALL
      (SELECT DISTINCT ON (jenis, kode) jenis, kode, uraian, induk, data, urut, berlaku_mulai, berlaku_akhir, cari
       FROM referensi_lama WHERE ${milik} AND sampai >= ${tanggal}::date ORDER BY jenis, kode, sampai)) AS pada_hari`;
  }
  private memuat(pilihan: Pilihan): Prisma.Sql {
    const syarat = pilihan.map(([k, ...lain]) => {
      if (lain.length > 0) return Prisma.sql`cari LIKE ANY (${[k, ...lain].map((x) => `%${x?.kata}%`)}::text[])`;
      const kata = k?.kata ?? '';
      return POLOS.test(kata)
        ? Prisma.sql`cari LIKE ${`%${kata}%`}`
        : Prisma.sql`cari LIKE '%' || teks_cari(${kata}) || '%'`;
    });
    return Prisma.join(syarat, ' AND ');
  }
  /** The nearest word that each text has, added up; nothing where there is no choice. */
  private kemiripan(pilihan: Pilihan): Prisma.Sql {
    const terpilih = pilihan.filter((kata) => kata.length > 1);
    if (terpilih.length === 0) return Prisma.empty;
    const nilai = terpilih.map((kata) => {
      const kasus = kata.map(({ kata, mirip }) => Prisma.sql`WHEN cari LIKE ${`%${kata}%`} THEN ${mirip}::float8`);
      return Prisma.sql`CASE ${Prisma.join(kasus, ' ')} END`;
    });
    return Prisma.sql`${Prisma.join(nilai, ' + ')} DESC,`;
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
