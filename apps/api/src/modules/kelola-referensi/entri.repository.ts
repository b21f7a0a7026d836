import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { EntriTersimpan } from '@sinas/domain/referensi/banding';
import type { Asal } from '@sinas/domain/referensi/entri';
import type { JenisReferensi } from '@sinas/domain/referensi/jenis';
import { PrismaService, type Db, type Tx } from '../../platform/prisma/prisma.service';

export type Keadaan = 'berlaku' | 'akan' | 'ditutup' | 'semua';
/** What an operator looks for in a list. */
export interface CariEntri {
  jenis: JenisReferensi;
  kata: readonly string[];
  keadaan: Keadaan;
  /** yyyy-mm-dd */
  tanggal: string;
  asal?: Asal;
  limit: number;
  offset: number;
}
export interface EntriTampil extends EntriTersimpan {
  ur_induk: string | null;
}
interface JumlahDaftar {
  jenis: string;
  jumlah: bigint;
  berlaku: bigint;
}
const HARI = Prisma.sql`to_char(r.berlaku_mulai, 'YYYY-MM-DD') AS berlaku_mulai, to_char(r.berlaku_akhir, 'YYYY-MM-DD') AS berlaku_akhir`;
const KOLOM = Prisma.sql`r.kode, r.uraian, r.induk, r.data, r.urut, r.sumber, ${HARI}`;
const SUMBER: Record<Asal, Prisma.Sql> = {
  awal: Prisma.sql`r.sumber = 'awal'`,
  paket: Prisma.sql`(r.sumber = 'iso-3166' OR r.sumber LIKE 'paket:%')`,
  berkas: Prisma.sql`(r.sumber LIKE '%.csv' AND r.sumber NOT LIKE 'unggah:%')`,
  unggahan: Prisma.sql`r.sumber LIKE 'unggah:%'`,
  petugas: Prisma.sql`r.sumber = 'petugas'`,
};

/** Entries of all lists as operators see them: closed ones too, with their source. */
@Injectable()
export class EntriRepository {
  constructor(private readonly prisma: PrismaService) {}

  async jumlah(tanggal: string): Promise<JumlahDaftar[]> {
    return this.prisma.$queryRaw<JumlahDaftar[]>`
      SELECT jenis, count(*) AS jumlah,
        count(*) FILTER (WHERE coalesce(berlaku_mulai <= ${tanggal}::date, true) AND coalesce(berlaku_akhir >= ${tanggal}::date, true)) AS berlaku
      FROM referensi GROUP BY jenis`;
  }

  async cari(p: CariEntri, jenisInduk: JenisReferensi | null): Promise<EntriTampil[]> {
    return this.prisma.$queryRaw<EntriTampil[]>`
      SELECT ${KOLOM}, i.uraian AS ur_induk FROM referensi r
      LEFT JOIN referensi i ON i.jenis = ${jenisInduk ?? ''} AND i.kode = r.induk
      WHERE ${this.syarat(p)} ORDER BY r.urut, r.kode LIMIT ${p.limit} OFFSET ${p.offset}`;
  }
  async hitung(p: CariEntri): Promise<number> {
    const rows = await this.prisma.$queryRaw<
      { n: bigint }[]
    >`SELECT count(*) AS n FROM referensi r WHERE ${this.syarat(p)}`;
    return Number(rows[0]?.n ?? 0);
  }

  async satu(jenis: JenisReferensi, kode: string, jenisInduk: JenisReferensi | null): Promise<EntriTampil | null> {
    const rows = await this.prisma.$queryRaw<EntriTampil[]>`
      SELECT ${KOLOM}, i.uraian AS ur_induk FROM referensi r
      LEFT JOIN referensi i ON i.jenis = ${jenisInduk ?? ''} AND i.kode = r.induk
      WHERE r.jenis = ${jenis} AND r.kode = ${kode}`;
    return rows[0] ?? null;
  }

  async kunci(tx: Tx, jenis: JenisReferensi, kode: string): Promise<EntriTersimpan | null> {
    const rows = await tx.$queryRaw<EntriTersimpan[]>`
      SELECT ${KOLOM} FROM referensi r WHERE r.jenis = ${jenis} AND r.kode = ${kode} FOR UPDATE`;
    return rows[0] ?? null;
  }

  async semua(jenis: JenisReferensi, tx?: Tx): Promise<EntriTersimpan[]> {
    const sql = Prisma.sql`SELECT ${KOLOM} FROM referensi r WHERE r.jenis = ${jenis} ORDER BY r.urut, r.kode`;
    return tx ? tx.$queryRaw<EntriTersimpan[]>(sql) : this.prisma.rows<EntriTersimpan>`${sql}`;
  }
  async diBawah(tx: Tx, jenis: JenisReferensi, awalan: string): Promise<EntriTersimpan[]> {
    return tx.$queryRaw<EntriTersimpan[]>`
      SELECT ${KOLOM} FROM referensi r WHERE r.jenis = ${jenis} AND r.kode LIKE ${`${awalan}%`} ORDER BY r.kode`;
  }
  async kode(jenis: JenisReferensi): Promise<Set<string>> {
    const rows = await this.prisma.$queryRaw<{ kode: string }[]>`SELECT kode FROM referensi WHERE jenis = ${jenis}`;
    return new Set(rows.map((r) => r.kode));
  }
  async ada(jenis: JenisReferensi, kode: string): Promise<boolean> {
    return (await this.prisma.referensi.count({ where: { jenis, kode } })) > 0;
  }

  /** Writes entries as they are given, in one statement: the list counts as changed once. */
  async tulis(tx: Tx, jenis: JenisReferensi, rows: readonly EntriTersimpan[]): Promise<number> {
    if (rows.length === 0) return 0;
    return tx.$executeRaw`
      INSERT INTO referensi (jenis, kode, uraian, induk, data, urut, sumber, berlaku_mulai, berlaku_akhir)
      SELECT ${jenis}, kode, uraian, induk, data, urut, sumber, berlaku_mulai, berlaku_akhir
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS x(kode text, uraian text, induk text, data jsonb, urut int, sumber text, berlaku_mulai date, berlaku_akhir date)
      ON CONFLICT (jenis, kode) DO UPDATE SET uraian = excluded.uraian, induk = excluded.induk, data = excluded.data,
        urut = excluded.urut, sumber = excluded.sumber, berlaku_mulai = excluded.berlaku_mulai, berlaku_akhir = excluded.berlaku_akhir`;
  }
  async hapus(tx: Tx, jenis: JenisReferensi, kode: readonly string[]): Promise<void> {
    if (kode.length > 0) await tx.referensi.deleteMany({ where: { jenis, kode: { in: [...kode] } } });
  }

  /** The number that grows with every change of the list; held until the transaction ends when it is locked. */
  async versi(jenis: JenisReferensi, db: Db = this.prisma): Promise<bigint> {
    return (await db.versiReferensi.findUnique({ where: { jenis } }))?.versi ?? 0n;
  }
  async kunciDaftar(tx: Tx, jenis: JenisReferensi): Promise<bigint> {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`daftar-referensi:${jenis}`}, 0))`;
    return this.versi(jenis, tx);
  }
  async semuaVersi(): Promise<Map<string, { versi: bigint; diubah: Date }>> {
    const rows = await this.prisma.versiReferensi.findMany();
    return new Map(rows.map((r) => [r.jenis, r]));
  }

  private syarat(p: CariEntri): Prisma.Sql {
    const mulai = Prisma.sql`coalesce(r.berlaku_mulai <= ${p.tanggal}::date, true)`;
    const akhir = Prisma.sql`coalesce(r.berlaku_akhir >= ${p.tanggal}::date, true)`;
    const keadaan: Record<Keadaan, Prisma.Sql | null> = {
      berlaku: Prisma.sql`${mulai} AND ${akhir}`,
      akan: Prisma.sql`NOT ${mulai}`,
      ditutup: Prisma.sql`NOT ${akhir}`,
      semua: null,
    };
    return Prisma.join(
      [
        Prisma.sql`r.jenis = ${p.jenis}`,
        ...[keadaan[p.keadaan]].filter((k) => k !== null),
        ...(p.asal ? [SUMBER[p.asal]] : []),
        ...p.kata.map((k) => Prisma.sql`r.cari LIKE '%' || teks_cari(${k}) || '%'`),
      ],
      ' AND ',
    );
  }
}
