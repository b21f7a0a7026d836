import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { PrismaService, runIn, type RunSql } from '../../../platform/prisma/prisma.service';
import { rumpunSql } from '../../../platform/prisma/rumpun-sql';
import { statusSql } from '../../../platform/prisma/status-sql';
import { AKUN_BERKAS } from '../../buku/garis.sql';
import { ELEMEN_POS, INDUK, type Elemen } from '../baris/barang.repository';
import { jenisDihitung } from '../baris/jenis-dihitung';
import { AKHIR } from '../baris/putusan.repository';

/** A plan or case that may be drawn from, or is named by what draws. */
export interface SumberRow {
  id: bigint;
  no_aju: string;
  kd_rekom: string;
  kd_komoditas: string;
  tahun: number;
  kd_status: string;
  id_organisasi: string | null;
  /** It is a plan. */
  rencana: boolean;
  /** In force: it may be drawn from. */
  berlaku: boolean;
}
/** What rows of a file ask for, by what a balance counts apart. */
export interface DimintaRow {
  satuan: string;
  elemen: Elemen;
  jml: Prisma.Decimal;
}
const KOLOM = Prisma.sql`p.id, p.no_aju, p.kd_rekom, p.kd_komoditas, p.tahun::int AS tahun, p.kd_status, p.id_organisasi,
  p.kd_rekom ${rumpunSql('rencana')} AS rencana, p.kd_status IN ${statusSql('berlaku')} AS berlaku`;

/** What cases draw from. */
@Injectable()
export class SumberRepository {
  constructor(private readonly prisma: PrismaService) {}

  get run(): RunSql {
    return runIn(this.prisma);
  }

  /** Of a company: plans, and cases that ask the nation themselves. */
  async nomor(idOrganisasi: string, noAju: string): Promise<SumberRow | null> {
    const rows = await this.prisma.rows<SumberRow>`
      SELECT ${KOLOM} FROM pengajuan p WHERE p.no_aju = ${noAju} AND p.id_organisasi = ${idOrganisasi}::uuid`;
    return rows[0] ?? null;
  }
  async satu(run: RunSql, id: bigint): Promise<SumberRow | null> {
    const rows = await run<SumberRow>(Prisma.sql`SELECT ${KOLOM} FROM pengajuan p WHERE p.id = ${id}`);
    return rows[0] ?? null;
  }
  /** What a file draws from. */
  async sumberDari(run: RunSql, id: bigint): Promise<bigint | null> {
    const rows = await run<{ id_sumber: bigint | null }>(
      Prisma.sql`SELECT p.id_sumber FROM pengajuan p WHERE p.id = ${id}`,
    );
    return rows[0]?.id_sumber ?? null;
  }
  /** In force, of a company and commodity group, the newest first. */
  async berlaku(idOrganisasi: string, kdKomoditas: string | null): Promise<SumberRow[]> {
    const komoditas = kdKomoditas === null ? Prisma.empty : Prisma.sql`AND p.kd_komoditas = ${kdKomoditas}`;
    return this.prisma.rows<SumberRow>`
      SELECT ${KOLOM} FROM pengajuan p WHERE p.id_organisasi = ${idOrganisasi}::uuid AND p.kd_status IN ${statusSql('berlaku')} ${komoditas}
        AND EXISTS (SELECT 1 FROM ${AKUN_BERKAS} a WHERE a.sumber = 'berkas:' || p.id AND a.jenis = 'P.DITETAPKAN') ORDER BY p.tahun DESC, p.id DESC`;
  }

  /**
   * The source as it stands: a plan that was replaced has handed its account on. It stays so until the transaction ends.
   */
  async kini(run: RunSql, id: bigint): Promise<bigint> {
    let dari = id;
    for (;;) {
      const [p] = await run<{ digantikan: boolean }>(Prisma.sql`
        SELECT p.kd_status IN ${statusSql('digantikan')} AND p.kd_rekom ${rumpunSql('rencana')} AS digantikan
        FROM pengajuan p WHERE p.id = ${dari} FOR SHARE`);
      if (!p?.digantikan) return dari;
      const [ganti] = await run<{ id: bigint }>(Prisma.sql`
        SELECT p.id FROM pengajuan p WHERE p.id_asal = ${dari} AND p.kd_status IN ${statusSql('berlaku', 'digantikan')} ORDER BY p.id DESC LIMIT 1`);
      if (!ganti) return dari;
      dari = ganti.id;
    }
  }
  /** The source and all plans that have followed it. */
  async rantai(id: bigint): Promise<bigint[]> {
    const rows = await this.prisma.rows<{ id: bigint }>`
      WITH RECURSIVE t(id) AS (SELECT ${id}::bigint UNION ALL SELECT p.id FROM pengajuan p JOIN t ON p.id_asal = t.id
        WHERE p.kd_rekom ${rumpunSql('rencana')} AND p.kd_status IN ${statusSql('berlaku', 'digantikan')}) SELECT id FROM t`;
    return rows.map((r) => r.id);
  }

  /** What the rows of a file ask for now. */
  async diminta(run: RunSql, id: bigint, kdRekom: string): Promise<DimintaRow[]> {
    return run<DimintaRow>(Prisma.sql`
      SELECT b.satuan, ${ELEMEN_POS} AS elemen, sum(b.jml) AS jml FROM baris b ${INDUK}
      WHERE b.id_pengajuan = ${id} AND b.jenis = ${jenisDihitung(kdRekom)} AND b.jml IS NOT NULL AND b.satuan IS NOT NULL
      GROUP BY 1, 2 ORDER BY 1, 2`);
  }
  /** What the rows of a decided file were given. */
  async ditetapkan(run: RunSql, id: bigint, kdRekom: string): Promise<DimintaRow[]> {
    return run<DimintaRow>(Prisma.sql`
      SELECT b.satuan, ${ELEMEN_POS} AS elemen, sum(coalesce(a.jml_penetapan, a.jml_kl, b.jml)) AS jml FROM baris b ${AKHIR} ${INDUK}
      WHERE b.id_pengajuan = ${id} AND b.jenis = ${jenisDihitung(kdRekom)} GROUP BY 1, 2 ORDER BY 1, 2`);
  }
  /** What the submission asked for that a history row is about. */
  async dikirim(run: RunSql, id: bigint, kdRekom: string, urut: number): Promise<DimintaRow[]> {
    return run<DimintaRow>(Prisma.sql`
      SELECT x.value ->> 'satuan' AS satuan, jsonb_build_object('02', x.value -> '02', '03', x.value -> '03') AS elemen,
        sum((x.value ->> 'jml_bahan_baku')::numeric) AS jml
      FROM kiriman k, jsonb_each(k.muatan -> ${jenisDihitung(kdRekom)}::text) x
      WHERE k.id_pengajuan = ${id} AND k.kirim_ke = (SELECT count(*) FROM riwayat r WHERE r.id_pengajuan = ${id} AND r.urut <= ${urut}::int
        AND r.peristiwa IN ('kirim', 'kirim_perbaikan')) GROUP BY 1, 2 ORDER BY 1, 2`);
  }
  /** Files that have a reserve though none of them draws any more, and those that draw and never had one. */
  async janggal(): Promise<string[]> {
    const rows = await this.prisma.rows<{ di: string }>`
      SELECT a.sumber AS di FROM ${AKUN_BERKAS} a LEFT JOIN pengajuan p ON a.sumber = 'berkas:' || p.id
      WHERE a.jenis = 'P.DICADANGKAN' AND a.saldo > 0 AND (p.id IS NULL OR p.id_sumber IS NULL OR p.kd_status NOT IN ${statusSql('berjalan')})
      UNION SELECT 'berkas:' || p.id FROM pengajuan p WHERE p.id_sumber IS NOT NULL AND p.id_asal IS NULL AND p.kd_status IN ${statusSql('berjalan')}
        AND NOT EXISTS (SELECT 1 FROM ${AKUN_BERKAS} a WHERE a.sumber = 'berkas:' || p.id AND a.jenis = 'P.DICADANGKAN' AND a.saldo > 0)
      ORDER BY 1 LIMIT 100`;
    return rows.map((r) => r.di);
  }
  /** Counted rows of a decision and of all that it has replaced. */
  async leluhur(run: RunSql, idAsal: bigint): Promise<{ id: bigint; id_pengajuan: bigint }[]> {
    return run<{ id: bigint; id_pengajuan: bigint }>(Prisma.sql`
      WITH RECURSIVE t(id, kd_rekom, id_asal) AS (SELECT p.id, p.kd_rekom, p.id_asal FROM pengajuan p WHERE p.id = ${idAsal}
        UNION ALL SELECT p.id, p.kd_rekom, p.id_asal FROM pengajuan p JOIN t ON p.id = t.id_asal)
      SELECT b.id, b.id_pengajuan FROM t JOIN baris b ON b.id_pengajuan = t.id AND b.jenis = 'barang' ORDER BY b.id`);
  }
}
