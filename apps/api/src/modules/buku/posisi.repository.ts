import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { LingkupPenerima } from '@sinas/domain/akses/kebijakan';
import { NASIONAL, type JenisAkun } from '@sinas/domain/buku/akun';
import type { JenisGerak } from '@sinas/domain/buku/gerak';
import { AKUN_SISA } from '@sinas/domain/buku/posisi';
import type { Pos } from '@sinas/domain/neraca/pos';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { ORGANISASI } from '../pengguna/unit/organisasi.sql';

export interface SaringPosisi {
  tahun: number;
  kd_komoditas?: string;
  /** Both ways when absent. */
  arah?: Pos['arah'];
  /** As of this moment; null = now. */
  per: Date | null;
}
/** What accounts of a kind on a pos have together. */
export type SaldoRow = Pos & { kunci: string; jenis: JenisAkun; saldo: Prisma.Decimal };
/** Sides of a movement on accounts of one owner, with what is left after it. */
export interface MutasiRekeningRow {
  id: bigint;
  jenis: JenisGerak;
  waktu: Date;
  kejadian: Date;
  pelaku: string;
  dokumen: { no_aju?: string; no_keputusan?: string | null; no_pib?: string };
  id_pengajuan: bigint | null;
  sisi: { jenis: JenisAkun; jml: string }[];
}

/** Names that the company, and its branches where it is a head office, have in the ledger. */
function pemilikSql({ id_organisasi, denganCabang, cabang }: LingkupPenerima): Prisma.Sql {
  const ids = [id_organisasi, ...((denganCabang && cabang) || [])];
  const anak = denganCabang && !cabang ? Prisma.sql`OR o.id_induk = ${id_organisasi}::uuid` : Prisma.empty;
  return Prisma.sql`(SELECT x.nama FROM ${ORGANISASI} o, LATERAL (VALUES ('org:' || o.id), ('npwp:' || o.npwp)) AS x(nama)
    WHERE o.id = ANY (${ids}::uuid[]) ${anak})`;
}
/** Of account `a`, then or now. */
const saldoSql = (per: Date | null): Prisma.Sql =>
  per === null
    ? Prisma.sql`a.saldo`
    : Prisma.sql`coalesce((SELECT e.saldo_sesudah FROM buku_entri e WHERE e.id_akun = a.id AND e.waktu <= ${per.toISOString()}::timestamptz
        ORDER BY e.waktu DESC, e.urut DESC LIMIT 1), 0)`;

/** Where quantities stand, and how they came there. */
@Injectable()
export class PosisiRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** null = the nation: whatever has left a source. */
  async saldo(lingkup: LingkupPenerima | null, { tahun, kd_komoditas, arah, per }: SaringPosisi): Promise<SaldoRow[]> {
    const milik = lingkup ? Prisma.sql`a.pemilik IN ${pemilikSql(lingkup)}` : Prisma.sql`a.jenis <> 'SUMBER'`;
    const komoditas = kd_komoditas ? Prisma.sql`AND p.kd_komoditas = ${kd_komoditas}` : Prisma.empty;
    const jurusan = arah ? Prisma.sql`AND p.arah = ${arah}` : Prisma.empty;
    const sql = Prisma.sql`
      SELECT p.kunci, p.tahun, p.arah, p.kd_komoditas, p.satuan, p.elemen, a.jenis, sum(${saldoSql(per)}) AS saldo
      FROM buku_pos p JOIN buku_akun a ON a.id_pos = p.id WHERE p.tahun = ${tahun} ${komoditas} ${jurusan} AND ${milik}
      GROUP BY p.id, a.jenis ORDER BY p.kd_komoditas, p.kunci, a.jenis`;
    return this.prisma.$queryRaw<SaldoRow[]>(sql);
  }
  /** Years in which the company has accounts, the newest first. */
  async tahun(lingkup: LingkupPenerima): Promise<number[]> {
    const rows = await this.prisma.$queryRaw<{ tahun: number }[]>`
      SELECT DISTINCT p.tahun FROM buku_pos p JOIN buku_akun a ON a.id_pos = p.id WHERE a.pemilik IN ${pemilikSql(lingkup)} ORDER BY 1 DESC`;
    return rows.map((r) => r.tahun);
  }

  /** What was left before `dari`. */
  async sisaSebelum(lingkup: LingkupPenerima, kunci: string, dari: Date): Promise<Prisma.Decimal> {
    const rows = await this.prisma.$queryRaw<{ sisa: Prisma.Decimal }[]>`
      SELECT coalesce(sum(e.jml), 0) AS sisa FROM buku_entri e JOIN buku_akun a ON a.id = e.id_akun JOIN buku_pos p ON p.id = a.id_pos
      WHERE p.kunci = ${kunci} AND a.pemilik IN ${pemilikSql(lingkup)} AND a.jenis = ANY (${[...AKUN_SISA]}::text[])
        AND e.waktu < ${dari.toISOString()}::timestamptz`;
    return rows[0]?.sisa ?? new Prisma.Decimal(0);
  }
  /** Movements that touch the owner's accounts on a pos, oldest first; both sides, the nation's among them. */
  async mutasi(
    lingkup: LingkupPenerima,
    kunci: string,
    { dari, sampai }: { dari: Date; sampai: Date },
    limit: number,
  ): Promise<MutasiRekeningRow[]> {
    return this.prisma.$queryRaw<MutasiRekeningRow[]>`
      WITH milik AS (SELECT a.id, a.jenis FROM buku_akun a JOIN buku_pos p ON p.id = a.id_pos
        WHERE p.kunci = ${kunci} AND a.pemilik IN ${pemilikSql(lingkup)}),
      kena AS (SELECT DISTINCT e.id_mutasi FROM buku_entri e WHERE e.id_akun IN (SELECT id FROM milik)
        AND e.waktu >= ${dari.toISOString()}::timestamptz AND e.waktu <= ${sampai.toISOString()}::timestamptz
        ORDER BY e.id_mutasi LIMIT ${limit})
      SELECT m.id, m.jenis, m.waktu, m.kejadian, m.pelaku, m.dokumen, m.id_pengajuan,
        (SELECT jsonb_agg(jsonb_build_object('jenis', a.jenis, 'jml', trim_scale(e.jml)::text) ORDER BY e.ke)
          FROM buku_entri e JOIN buku_akun a ON a.id = e.id_akun
          WHERE e.id_mutasi = m.id AND (a.id IN (SELECT id FROM milik) OR a.pemilik = ${NASIONAL})) AS sisi
      FROM buku_mutasi m WHERE m.id IN (SELECT id_mutasi FROM kena) ORDER BY m.id`;
  }
}
