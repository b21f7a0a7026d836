import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { kunciAkun, pemilikOrganisasi, type Akun, type JenisAkun } from '@sinas/domain/buku/akun';
import type { JenisGerak } from '@sinas/domain/buku/gerak';
import { rapikan, type Desimal } from '@sinas/domain/format/angka';
import { kunciPos, type Pos } from '@sinas/domain/neraca/pos';
import { PrismaService, type RunSql, type Tx } from '../../../platform/prisma/prisma.service';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';

export interface Batas extends Pos {
  id: bigint;
  id_organisasi: string;
  jml: Desimal;
  dasar: string;
  versi: number;
  nama: string;
  updated_at: Date;
}
/** With whose it is, and what of it is free. */
export interface BatasBaris extends Batas {
  perusahaan: string;
  npwp: string;
  bebas: Desimal;
}
export interface PerubahanBatas {
  id_batas: bigint;
  versi: number;
  sebelum: Desimal;
  jml: Desimal;
  dasar: string;
  nama: string;
  waktu: Date;
}
/** A decision that passed a limit nobody had set. */
export interface LewatRow extends Pos {
  id: bigint;
  waktu: Date;
  kejadian: Date;
  id_pengajuan: bigint | null;
  dokumen: { no_aju?: string; no_keputusan?: string | null };
  perusahaan: string | null;
  npwp: string | null;
  jml: Desimal;
  diatur: boolean;
}
export interface SaringBatas {
  tahun: number;
  kd_komoditas: readonly string[];
  cari?: string;
}
/** What of a limit's account came out of the source: by a limit that was set, or over one that nobody has set. */
export const GERAK_BATAS = ['BATAS', 'MELEBIHI_BATAS'] as const satisfies JenisGerak[];
const POS = Prisma.sql`b.tahun, b.arah, b.kd_komoditas, b.satuan, b.elemen`;
const AKUN_BATAS: JenisAkun = 'P.BATAS';
const teks = (d: Prisma.Decimal): Desimal => rapikan(d.toFixed());
type Mentah<T, M extends keyof T> = Omit<T, M> & Record<M, Prisma.Decimal>;

@Injectable()
export class BatasRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The company that a tax number names. */
  async perusahaan(npwp: string): Promise<{ id: string; nama: string } | null> {
    const rows = await this.prisma.$queryRaw<{ id: string; nama: string }[]>`
      SELECT o.id, o.nama FROM ${ORGANISASI} o WHERE o.npwp = ${npwp} AND o.nib IS NOT NULL LIMIT 1`;
    return rows[0] ?? null;
  }
  async satu(run: RunSql, idOrganisasi: string, kunci: string): Promise<Batas | null> {
    const rows = await run<Mentah<Batas, 'jml'>>(Prisma.sql`
      SELECT b.id, b.id_organisasi, ${POS}, b.jml, b.dasar, b.versi, b.nama, b.updated_at FROM batas_perusahaan b
      WHERE b.id_organisasi = ${idOrganisasi}::uuid AND b.kunci = ${kunci}`);
    return rows[0] ? { ...rows[0], jml: teks(rows[0].jml) } : null;
  }
  /** What the ledger has given this account out of the source. */
  async diberi(run: RunSql, { pos, jenis, pemilik }: Akun): Promise<Desimal> {
    const rows = await run<{ jml: Prisma.Decimal }>(Prisma.sql`
      SELECT coalesce(sum(e.jml), 0) AS jml FROM buku_pos p JOIN buku_akun a ON a.id_pos = p.id
      JOIN buku_entri e ON e.id_akun = a.id JOIN buku_mutasi m ON m.id = e.id_mutasi
      WHERE p.kunci = ${kunciPos(pos)} AND a.jenis = ${jenis} AND a.pemilik = ${pemilik} AND m.jenis = ANY (${[...GERAK_BATAS]}::text[])`);
    return rows[0] ? teks(rows[0].jml) : '0';
  }
  /** Of these accounts (by `kunciAkun`) those whose limit somebody has set. */
  async terikat(run: RunSql, akun: readonly Akun[]): Promise<Set<string>> {
    if (akun.length === 0) return new Set();
    const rows = await run<{ kunci: string; id_organisasi: string }>(Prisma.sql`
      SELECT b.kunci, b.id_organisasi FROM batas_perusahaan b WHERE b.kunci = ANY (${akun.map((a) => kunciPos(a.pos))}::text[])`);
    const ada = new Set(rows.map((r) => `${r.kunci} ${pemilikOrganisasi(r.id_organisasi)}`));
    return new Set(akun.filter((a) => ada.has(`${kunciPos(a.pos)} ${a.pemilik}`)).map(kunciAkun));
  }

  /** The next version of a limit; its account is locked. */
  async simpan(
    tx: Tx,
    ada: Batas | null,
    b: Pick<Batas, keyof Pos | 'id_organisasi' | 'jml' | 'dasar' | 'nama'> & { sebelum: Desimal; id_user: string },
    kini: Date,
  ): Promise<Batas> {
    const { jml, dasar, nama, sebelum, id_user, id_organisasi, ...pos } = b;
    const nilai = { jml, dasar, nama, updated_at: kini };
    const row = ada
      ? await tx.batasPerusahaan.update({ where: { id: ada.id }, data: { ...nilai, versi: ada.versi + 1 } })
      : await tx.batasPerusahaan.create({ data: { ...pos, ...nilai, id_organisasi, kunci: kunciPos(pos) } });
    await tx.batasPerubahan.create({
      data: { id_batas: row.id, versi: row.versi, sebelum, jml, dasar, id_user, nama, waktu: kini },
    });
    return { ...row, arah: row.arah as Pos['arah'], elemen: row.elemen as Pos['elemen'], jml: teks(row.jml) };
  }

  async daftar(s: SaringBatas, { limit, offset }: { limit: number; offset: number }): Promise<BatasBaris[]> {
    const rows = await this.prisma.$queryRaw<Mentah<BatasBaris, 'jml' | 'bebas'>[]>`
      SELECT b.id, b.id_organisasi, ${POS}, b.jml, b.dasar, b.versi, b.nama, b.updated_at, o.nama AS perusahaan, o.npwp,
        coalesce(a.saldo, 0) AS bebas
      ${dari(s)} ORDER BY o.nama, b.kd_komoditas, b.id LIMIT ${limit} OFFSET ${offset}`;
    return rows.map((r) => ({ ...r, jml: teks(r.jml), bebas: teks(r.bebas) }));
  }
  async hitung(s: SaringBatas): Promise<number> {
    const [row] = await this.prisma.$queryRaw<{ n: bigint }[]>`SELECT count(*) AS n ${dari(s)}`;
    return Number(row?.n ?? 0);
  }
  /** A limit of these commodities, with whose it is. */
  async ambil(id: bigint, kdKomoditas: readonly string[]): Promise<BatasBaris | null> {
    const rows = await this.prisma.$queryRaw<Mentah<BatasBaris, 'jml' | 'bebas'>[]>`
      SELECT b.id, b.id_organisasi, ${POS}, b.jml, b.dasar, b.versi, b.nama, b.updated_at, o.nama AS perusahaan, o.npwp,
        coalesce(a.saldo, 0) AS bebas
      ${DARI} WHERE b.id = ${id} AND b.kd_komoditas = ANY (${[...kdKomoditas]}::text[])`;
    return rows[0] ? { ...rows[0], jml: teks(rows[0].jml), bebas: teks(rows[0].bebas) } : null;
  }
  /** Newest first. */
  async perubahan(id: bigint): Promise<PerubahanBatas[]> {
    const rows = await this.prisma.batasPerubahan.findMany({ where: { id_batas: id }, orderBy: { versi: 'desc' } });
    return rows.map((r) => ({ ...r, sebelum: teks(r.sebelum), jml: teks(r.jml) }));
  }
  /** One of them with its line and owner: what the ledger has booked for it follows from this. */
  async satuPerubahan(id: bigint, versi: number): Promise<{ batas: Batas; sebelum: Desimal; jml: Desimal } | null> {
    const r = await this.prisma.batasPerubahan.findUnique({
      where: { id_batas_versi: { id_batas: id, versi } },
      include: { batas: true },
    });
    if (!r) return null;
    const { batas: b } = r;
    const batas = { ...b, arah: b.arah as Pos['arah'], elemen: b.elemen as Pos['elemen'], jml: teks(b.jml) };
    return { batas, sebelum: teks(r.sebelum), jml: teks(r.jml) };
  }
  /** Limits that the ledger has booked otherwise, or not at all. */
  async janggal(): Promise<string[]> {
    const rows = await this.prisma.$queryRaw<{ di: string }[]>`
      SELECT 'batas:' || b.id AS di FROM batas_perusahaan b WHERE b.jml <> (
        SELECT coalesce(sum(e.jml), 0) FROM buku_pos p JOIN buku_akun a ON a.id_pos = p.id JOIN buku_entri e ON e.id_akun = a.id
        JOIN buku_mutasi m ON m.id = e.id_mutasi WHERE p.kunci = b.kunci AND a.jenis = ${AKUN_BATAS}
          AND a.pemilik = 'org:' || b.id_organisasi AND m.jenis = ANY (${[...GERAK_BATAS]}::text[]))
      UNION ALL SELECT 'batas:' || c.id_batas || ':' || c.versi FROM batas_perubahan c
        WHERE NOT EXISTS (SELECT 1 FROM buku_mutasi m WHERE m.kunci = 'batas:' || c.id_batas || ':' || c.versi || ':BATAS')`;
    return rows.map((r) => r.di);
  }

  /** Newest first. */
  async lewat(s: SaringBatas, { limit, offset }: { limit: number; offset: number }): Promise<LewatRow[]> {
    const rows = await this.prisma.$queryRaw<Mentah<LewatRow, 'jml'>[]>`
      SELECT m.id, m.waktu, m.kejadian, m.id_pengajuan, m.dokumen, p.tahun, p.arah, p.kd_komoditas, p.satuan, p.elemen, e.jml,
        o.nama AS perusahaan, o.npwp,
        EXISTS (SELECT 1 FROM batas_perusahaan b WHERE b.kunci = p.kunci AND 'org:' || b.id_organisasi = a.pemilik) AS diatur
      ${dariLewat(s)} ORDER BY m.id DESC, e.ke LIMIT ${limit} OFFSET ${offset}`;
    return rows.map((r) => ({ ...r, jml: teks(r.jml) }));
  }
  async hitungLewat(s: SaringBatas): Promise<number> {
    const [row] = await this.prisma.$queryRaw<{ n: bigint }[]>`SELECT count(*) AS n ${dariLewat(s)}`;
    return Number(row?.n ?? 0);
  }
}

const DARI = Prisma.sql`FROM batas_perusahaan b JOIN ${ORGANISASI} o ON o.id = b.id_organisasi
  LEFT JOIN buku_pos p ON p.kunci = b.kunci
  LEFT JOIN buku_akun a ON a.id_pos = p.id AND a.jenis = ${AKUN_BATAS} AND a.pemilik = 'org:' || b.id_organisasi AND a.sumber = ''`;
/** Of a company by parts of its name, or its whole tax number. */
const cari = (kata: string | undefined): Prisma.Sql =>
  kata
    ? Prisma.sql`AND (position(lower(${kata}) IN lower(o.nama)) > 0 OR o.npwp = regexp_replace(${kata}, '\\D', '', 'g'))`
    : Prisma.empty;
const dari = (s: SaringBatas): Prisma.Sql =>
  Prisma.sql`${DARI} WHERE b.tahun = ${s.tahun} AND b.kd_komoditas = ANY (${[...s.kd_komoditas]}::text[]) ${cari(s.cari)}`;
const dariLewat = (s: SaringBatas): Prisma.Sql => Prisma.sql`
  FROM buku_mutasi m JOIN buku_entri e ON e.id_mutasi = m.id AND e.jml > 0 JOIN buku_akun a ON a.id = e.id_akun
  JOIN buku_pos p ON p.id = a.id_pos LEFT JOIN ${ORGANISASI} o ON 'org:' || o.id = a.pemilik
  WHERE m.jenis = ${'MELEBIHI_BATAS' satisfies JenisGerak} AND p.tahun = ${s.tahun} AND p.kd_komoditas = ANY (${[...s.kd_komoditas]}::text[]) ${cari(s.cari)}`;
