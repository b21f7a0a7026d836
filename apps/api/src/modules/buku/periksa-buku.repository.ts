import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { rapikan } from '@sinas/domain/format/angka';
import { AKUN_BEBAS, type Akun, type JenisAkun } from '@sinas/domain/buku/akun';
import type { JenisGerak } from '@sinas/domain/buku/gerak';
import type { Pos } from '@sinas/domain/neraca/pos';
import { PrismaService, runIn, type RunSql } from '../../platform/prisma/prisma.service';

/** A movement as it stands: its sides in pairs, who gives before who takes. */
export interface MutasiRow {
  id: bigint;
  kunci: string;
  id_pengajuan: bigint | null;
  sisi: { akun: Akun; jml: string }[];
}
/** A rule that the stored ledger breaks, and where. */
export interface TemuanBuku {
  aturan: string;
  di: string;
}
const NASKAH = Prisma.sql`concat_ws('|', e.id_akun, e.urut, m.kunci, e.ke, e.jml, e.saldo_sesudah,
  extract(epoch FROM e.waktu)::numeric(20,6), coalesce(e.satuan_dok, ''), coalesce(e.jml_dok::text, ''))`;
/** Each finds what must not be. */
const ATURAN: Readonly<Record<string, Prisma.Sql>> = {
  'saldo mengikuti entri': Prisma.sql`SELECT a.id::text AS di FROM buku_akun a LEFT JOIN LATERAL (
      SELECT sum(e.jml) AS jml, max(e.urut) AS urut, count(*) AS n FROM buku_entri e WHERE e.id_akun = a.id) x ON TRUE
    WHERE a.saldo <> coalesce(x.jml, 0) OR a.urut <> coalesce(x.urut, 0) OR a.urut <> x.n`,
  'saldo sesudah entri': Prisma.sql`SELECT x.id_akun || ':' || x.urut AS di FROM (SELECT e.id_akun, e.urut, e.saldo_sesudah,
      sum(e.jml) OVER (PARTITION BY e.id_akun ORDER BY e.urut) AS jml, lag(e.waktu) OVER (PARTITION BY e.id_akun ORDER BY e.urut) AS lalu, e.waktu
      FROM buku_entri e) x WHERE x.saldo_sesudah <> x.jml OR x.waktu < x.lalu`,
  'rantai akun': Prisma.sql`SELECT x.id_akun || ':' || x.urut AS di FROM (SELECT e.id_akun, e.urut, e.rantai,
      sha256(coalesce(lag(e.rantai) OVER (PARTITION BY e.id_akun ORDER BY e.urut), '\\x'::bytea) || convert_to(${NASKAH}, 'UTF8')) AS seharusnya
      FROM buku_entri e JOIN buku_mutasi m ON m.id = e.id_mutasi) x WHERE x.rantai <> x.seharusnya`,
  'mutasi seimbang': Prisma.sql`SELECT m.kunci AS di FROM buku_mutasi m LEFT JOIN buku_entri e ON e.id_mutasi = m.id
    LEFT JOIN buku_akun a ON a.id = e.id_akun GROUP BY m.kunci, m.n, a.id_pos HAVING coalesce(sum(e.jml), 0) <> 0
    UNION SELECT m.kunci FROM buku_mutasi m WHERE m.n <> (SELECT count(*) FROM buku_entri e WHERE e.id_mutasi = m.id)`,
  'tahun yang berakhir ditutup': Prisma.sql`SELECT m.kunci AS di FROM buku_mutasi m JOIN buku_entri e ON e.id_mutasi = m.id
      JOIN buku_akun a ON a.id = e.id_akun JOIN buku_pos p ON p.id = a.id_pos
    WHERE m.jenis = ${'TUTUP_TAHUN' satisfies JenisGerak} AND ((e.jml < 0 AND a.jenis <> ALL (${[...AKUN_BEBAS]}::text[])) OR (e.jml > 0 AND a.jenis <> 'SUMBER')
      OR extract(year FROM m.kejadian AT TIME ZONE 'Asia/Jakarta') <= p.tahun) GROUP BY m.kunci`,
  'tidak minus': Prisma.sql`SELECT a.id::text AS di FROM buku_akun a WHERE a.saldo < 0 AND a.jenis <> ${'SUMBER' satisfies JenisAkun}`,
};
const MAKS_TEMUAN = 100;

/** Reads the whole ledger against its own rules. */
@Injectable()
export class PeriksaBukuRepository {
  constructor(private readonly prisma: PrismaService) {}

  async temuan(): Promise<TemuanBuku[]> {
    const semua: TemuanBuku[] = [];
    for (const [aturan, sql] of Object.entries(ATURAN)) {
      const rows = await this.prisma.$queryRaw<{ di: string }[]>`${sql} LIMIT ${MAKS_TEMUAN}`;
      semua.push(...rows.map(({ di }) => ({ aturan, di })));
    }
    return semua;
  }

  /** In the order in which they were booked. */
  async mutasi(setelah: bigint, limit: number): Promise<MutasiRow[]> {
    const kepala = await this.prisma.rows<Omit<MutasiRow, 'sisi'>>`
      SELECT id, kunci, id_pengajuan FROM buku_mutasi WHERE id > ${setelah} ORDER BY id LIMIT ${limit}`;
    const sisi = await this.prisma.rows<{ id_mutasi: bigint; jml: Prisma.Decimal } & Omit<Akun, 'pos'> & Pos>`
      SELECT e.id_mutasi, e.jml, a.jenis, a.pemilik, a.sumber, p.tahun, p.arah, p.kd_komoditas, p.satuan, p.elemen
      FROM buku_entri e JOIN buku_akun a ON a.id = e.id_akun JOIN buku_pos p ON p.id = a.id_pos
      WHERE e.id_mutasi = ANY (${kepala.map((m) => m.id)}::bigint[]) ORDER BY e.id_mutasi, e.ke`;
    return kepala.map((m) => ({
      ...m,
      sisi: sisi
        .filter((s) => s.id_mutasi === m.id)
        .map(({ id_mutasi: _, jml, jenis, pemilik, sumber, ...pos }) => ({
          akun: { jenis, pemilik, sumber, pos },
          jml: rapikan(jml.toFixed()),
        })),
    }));
  }
  /** Keys of the movements of a file. */
  async kunci(id: bigint, run: RunSql = runIn(this.prisma)): Promise<string[]> {
    const rows = await run<{ kunci: string }>(Prisma.sql`SELECT kunci FROM buku_mutasi WHERE id_pengajuan = ${id}`);
    return rows.map((r) => r.kunci);
  }
}
