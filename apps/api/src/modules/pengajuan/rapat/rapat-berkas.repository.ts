import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { layanan } from '@sinas/domain/layanan/daftar';
import { KODE_IZIN, KODE_REKOM } from '@sinas/domain/layanan/kode';
import { kodeSql } from '../../../platform/prisma/kode-sql';
import { rumpunSql } from '../../../platform/prisma/rumpun-sql';
import { PrismaService, type RunSql } from '../../../platform/prisma/prisma.service';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { PEMILIK } from '../alur/pengajuan.repository';
import { ELEMEN_POS, INDUK, type Elemen } from '../baris/barang.repository';
import { jenisDihitung } from '../baris/jenis-dihitung';
import { AKHIR, KOLOM_AKHIR, type PutusanAkhir } from '../baris/putusan.repository';
import { DITETAPKAN, TEREALISASI } from '../monitoring/jumlah-izin.sql';
import { DIEVALUASI } from '../../rakor/rakor.sql';

/** A counted row of a file that a meeting may have before it, with its file. */
export interface BarisRapatRow extends PutusanAkhir {
  id: bigint;
  id_pengajuan: bigint;
  no_aju: string;
  kd_rekom: string;
  kd_ga: string;
  kd_komoditas: string;
  kd_status: string;
  tahun: number;
  id_organisasi: string | null;
  id_asal: bigint | null;
  pemilik: string;
  kapasitas: string | null;
  realisasi: string | null;
  seri: number;
  uraian: string;
  satuan: string;
  jml: Prisma.Decimal;
  elemen: Elemen;
  /** Of a ministry's need: who receives. */
  npwp: string | null;
}
/** A row of a permit that is in force: what holds of it, and what is used. */
export interface BarisBerlakuRow extends BarisRapatRow {
  ditetapkan: Prisma.Decimal;
  terealisasi: Prisma.Decimal;
}
/** A file that waits for a meeting. */
export interface BerkasRapatRow {
  id: bigint;
  no_aju: string;
  kd_rekom: string;
  kd_ga: string;
  kd_komoditas: string;
  pemilik: string;
}
export interface SaringRapat {
  tahun: number;
  status: readonly string[];
  /** Of all commodities where none is named. */
  komoditas?: readonly string[];
  /** Permits that an evaluation may take from, not files that wait for a determination. */
  evaluasi?: boolean;
}

/** Files of a commodity that wait for a kind of meeting. */
export interface MenungguRow {
  kd_status: string;
  tahun: number;
  kd_komoditas: string;
  /** Plans; else permits. */
  rencana: boolean;
  berkas: number;
  /** When the first of them was filed. */
  sejak: Date;
}

/** Permits and plans that a meeting determines; what draws from a plan asks the nation for nothing. */
const DIRAPATKAN = Prisma.sql`${kodeSql(KODE_REKOM.filter((k) => layanan(k).fl_rakor))} AND p.id_sumber IS NULL`;
const DIHITUNG = Prisma.sql`(${Prisma.join(
  KODE_REKOM.map((k) => Prisma.sql`(p.kd_rekom = ${k} AND b.jenis = ${jenisDihitung(k)})`),
  ' OR ',
)})`;
/** Permits of the balance, drawn from a plan or not, that no other evaluation has before it. */
const DAPAT_DIEVALUASI = Prisma.sql`${kodeSql(KODE_IZIN.filter((k) => layanan(k).fl_rakor))} AND p.id NOT IN ${DIEVALUASI}`;
const saring = ({
  tahun,
  status,
  komoditas,
  evaluasi = false,
}: SaringRapat): Prisma.Sql => Prisma.sql`p.tahun = ${tahun}
  AND p.kd_status = ANY (${[...status]}::text[]) AND p.kd_rekom IN ${evaluasi ? DAPAT_DIEVALUASI : DIRAPATKAN}
  ${komoditas ? Prisma.sql`AND p.kd_komoditas = ANY (${[...komoditas]}::text[])` : Prisma.empty}`;

const KOLOM = Prisma.sql`b.id, b.id_pengajuan, p.no_aju, p.kd_rekom, p.kd_ga, p.kd_komoditas, p.kd_status, p.tahun, p.id_organisasi,
  p.id_asal, ${PEMILIK} AS pemilik, p.kepala ->> 'kapasitas_terpasang' AS kapasitas, p.kepala ->> 'realisasi_tahun_lalu' AS realisasi,
  b.seri, b.uraian, b.satuan, b.jml, ${KOLOM_AKHIR}, ${ELEMEN_POS} AS elemen, b.data ->> 'npwp' AS npwp`;
const dari = (ids: readonly bigint[]): Prisma.Sql => Prisma.sql`
  FROM baris b JOIN pengajuan p ON p.id = b.id_pengajuan LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi ${AKHIR} ${INDUK}
  WHERE b.id_pengajuan = ANY (${[...ids]}::bigint[]) AND ${DIHITUNG}
  ORDER BY b.id_pengajuan, b.id_induk NULLS FIRST, b.seri, b.id`;

/** Files as a meeting has them before it. */
@Injectable()
export class RapatBerkasRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Oldest first, after an id. */
  async menunggu(s: SaringRapat, sesudah: bigint, limit: number): Promise<BerkasRapatRow[]> {
    return this.prisma
      .rows<BerkasRapatRow>`SELECT p.id, p.no_aju, p.kd_rekom, p.kd_ga, p.kd_komoditas, ${PEMILIK} AS pemilik
      FROM pengajuan p LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi
      WHERE ${saring(s)} AND p.id > ${sesudah} ORDER BY p.id LIMIT ${limit}`;
  }
  /** How many wait, by commodity. */
  async jumlah(s: SaringRapat): Promise<{ kd_komoditas: string; berkas: number }[]> {
    return this.prisma.rows`
      SELECT p.kd_komoditas, count(*)::int AS berkas FROM pengajuan p WHERE ${saring(s)} GROUP BY 1 ORDER BY 1`;
  }
  /** The same of all years, by what they wait for and how long. */
  async ikhtisar(status: readonly string[], komoditas: readonly string[]): Promise<MenungguRow[]> {
    return this.prisma.rows<MenungguRow>`
      SELECT p.kd_status, p.tahun, p.kd_komoditas, p.kd_rekom ${rumpunSql('rencana')} AS rencana, count(*)::int AS berkas,
        min(p.tgl_kirim) AS sejak FROM pengajuan p
      WHERE p.kd_status = ANY (${[...status]}::text[]) AND p.kd_komoditas = ANY (${[...komoditas]}::text[])
        AND p.kd_rekom IN ${DIRAPATKAN} GROUP BY 1, 2, 3, 4 ORDER BY min(p.tgl_kirim), 1, 2, 3, 4`;
  }
  /** Ids by number of the file; those that are not there are left out. */
  async ids(noAju: readonly string[]): Promise<Map<string, bigint>> {
    const rows = await this.prisma.rows<{ id: bigint; no_aju: string }>`
      SELECT p.id, p.no_aju FROM pengajuan p WHERE p.no_aju = ANY (${[...noAju]}::text[])`;
    return new Map(rows.map((r) => [r.no_aju, r.id]));
  }
  async baris(run: RunSql, ids: readonly bigint[]): Promise<BarisRapatRow[]> {
    return run<BarisRapatRow>(Prisma.sql`SELECT ${KOLOM} ${dari(ids)}`);
  }
  /** Rows of permits as they hold now. */
  async berlaku(run: RunSql, ids: readonly bigint[]): Promise<BarisBerlakuRow[]> {
    return run<BarisBerlakuRow>(
      Prisma.sql`SELECT ${KOLOM}, ${DITETAPKAN} AS ditetapkan, ${TEREALISASI} AS terealisasi ${dari(ids)}`,
    );
  }
  async dievaluasi(run: RunSql, id: bigint): Promise<boolean> {
    const rows = await run<{ ada: boolean }>(Prisma.sql`SELECT ${id} IN ${DIEVALUASI} AS ada`);
    return rows[0]?.ada ?? false;
  }
}
