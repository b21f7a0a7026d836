import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { KODE_STATUS, STATUS } from '@sinas/domain/pengajuan/status';
import type { JenisReferensi } from '@sinas/domain/referensi/jenis';
import { PrismaService, type Db } from '../../../platform/prisma/prisma.service';
import { ORANG } from '../../auth/akun/orang.sql';
import { BERKAS, ISI_BARIS } from '../../pengajuan/lihat/berkas.sql';

/** Where a code is named, and how often. */
export interface Pemakaian {
  kode: string;
  tempat: string;
  jumlah: number;
}
const FINAL = KODE_STATUS.filter((k) => STATUS[k].final);
const TERBUKA = Prisma.sql`p.kd_status <> ALL (${FINAL}::text[])`;
const PENGAJUAN = 'pengajuan yang belum selesai';

/** Rows of open files by one of their fields. */
const diBaris = (kolom: Prisma.Sql, kode: readonly string[]): Prisma.Sql => Prisma.sql`
  SELECT ${kolom} AS kode, ${PENGAJUAN} AS tempat, count(DISTINCT b.id_pengajuan)::int AS jumlah
  FROM ${ISI_BARIS} b JOIN ${BERKAS} p ON p.id = b.id_pengajuan
  WHERE ${kolom} = ANY (${[...kode]}::text[]) AND ${TERBUKA} GROUP BY 1`;
const diKepala = (field: string, kode: readonly string[]): Prisma.Sql => Prisma.sql`
  SELECT p.kepala->>${field} AS kode, ${PENGAJUAN} AS tempat, count(*)::int AS jumlah
  FROM ${BERKAS} p WHERE p.kepala->>${field} = ANY (${[...kode]}::text[]) AND ${TERBUKA} GROUP BY 1`;
/** Entries in force of another list. */
const diDaftar = (
  jenis: JenisReferensi,
  kolom: Prisma.Sql,
  tempat: string,
  kode: readonly string[],
): Prisma.Sql => Prisma.sql`
  SELECT ${kolom} AS kode, ${tempat} AS tempat, count(*)::int AS jumlah FROM referensi r
  WHERE r.jenis = ${jenis} AND r.berlaku_akhir IS NULL AND ${kolom} = ANY (${[...kode]}::text[]) GROUP BY 1`;
const INDUK = Prisma.sql`r.induk`;
const diField = (field: string): Prisma.Sql => Prisma.sql`r.data->>${field}`;

/** Rows of open files by texts that stand in several of their fields. */
const diIsian = (nilai: Prisma.Sql, kode: readonly string[]): Prisma.Sql => Prisma.sql`
  SELECT v.kode, ${PENGAJUAN} AS tempat, count(DISTINCT b.id_pengajuan)::int AS jumlah
  FROM ${ISI_BARIS} b JOIN ${BERKAS} p ON p.id = b.id_pengajuan CROSS JOIN LATERAL (${nilai}) AS v(kode)
  WHERE v.kode = ANY (${[...kode]}::text[]) AND ${TERBUKA} GROUP BY 1`;
/** These fields of a row. */
const medan = (...nama: string[]): Prisma.Sql =>
  Prisma.sql`SELECT DISTINCT b.data->>m FROM unnest(${nama}::text[]) AS m`;
const VARIAN = Prisma.sql`SELECT jsonb_array_elements_text(CASE WHEN jsonb_typeof(b.data->'06') = 'array' THEN b.data->'06' ELSE '[]'::jsonb END)`;
const ELEMEN = Prisma.sql`SELECT unnest(ARRAY[b.data->>'02', b.data->>'03', b.data->>'04', b.data->>'05', b.data->>'07']) UNION ${VARIAN}`;

type Tanya = (kode: readonly string[]) => Prisma.Sql[];
/** Which open work names the codes of a list. Files that are finished carry their texts themselves. */
const TEMPAT: Partial<Record<JenisReferensi, Tanya>> = {
  hs: (k) => [
    diBaris(Prisma.sql`COALESCE(b.hs, b.data->>'hs')`, k),
    diDaftar('korelasi_btki', diField('hs'), 'korelasi BTKI', k),
    diDaftar('dendogram', diField('hs'), 'pohon industri', k),
  ],
  negara: (k) => [diIsian(medan('negara_asal', 'negara_tujuan'), k), diDaftar('pelabuhan', INDUK, 'pelabuhan', k)],
  pelabuhan: (k) => [diIsian(medan('pelabuhan_tujuan', 'pelabuhan_muat'), k)],
  satuan: (k) => [diBaris(Prisma.sql`b.satuan`, k)],
  kpbc: (k) => [diDaftar('pelabuhan', diField('kode_kantor'), 'pelabuhan', k), diKepala('kantor_pabean', k)],
  kbli: (k) => [diKepala('kbli', k)],
  elemen: (k) => [
    diIsian(ELEMEN, k),
    diDaftar('korelasi_btki', Prisma.sql`split_part(r.induk, '.', 2)`, 'korelasi BTKI', k),
  ],
  ikan: (k) => [diIsian(VARIAN, k)],
  valuta: (k) => [diDaftar('kurs', INDUK, 'kurs', k)],
  provinsi: (k) => [diDaftar('kota', INDUK, 'kabupaten dan kota', k)],
  kota: (k) => [diDaftar('kecamatan', INDUK, 'kecamatan', k)],
  ga: (k) => [
    Prisma.sql`SELECT p.kd_ga AS kode, ${PENGAJUAN} AS tempat, count(*)::int AS jumlah FROM ${BERKAS} p
      WHERE p.kd_ga = ANY (${[...k]}::text[]) AND ${TERBUKA} GROUP BY 1`,
    Prisma.sql`SELECT u.kd_ga AS kode, 'akun pengguna' AS tempat, count(*)::int AS jumlah FROM ${ORANG} u
      WHERE u.kd_ga = ANY (${[...k]}::text[]) GROUP BY 1`,
  ],
};
export const ANAK = 'entri di bawahnya';
/** Lists whose entries hang from one another. */
const BERTINGKAT: readonly JenisReferensi[] = ['hs', 'kpbc', 'dendogram'];

@Injectable()
export class PemakaianRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** What would miss these codes outside their own list. */
  async cari(jenis: JenisReferensi, kode: readonly string[], db: Db = this.prisma): Promise<Pemakaian[]> {
    if (kode.length === 0) return [];
    const hasil: Pemakaian[] = [];
    for (const tanya of TEMPAT[jenis]?.(kode) ?? []) hasil.push(...(await db.$queryRaw<Pemakaian[]>(tanya)));
    return hasil;
  }
  /** And what hangs from one of them in it. */
  async anak(jenis: JenisReferensi, kode: string): Promise<Pemakaian[]> {
    if (!BERTINGKAT.includes(jenis)) return [];
    return this.prisma.$queryRaw<Pemakaian[]>(diDaftar(jenis, INDUK, ANAK, [kode]));
  }

  /** The same as one sentence per code. */
  async sebutan(jenis: JenisReferensi, kode: readonly string[], db?: Db): Promise<Map<string, string>> {
    const per = new Map<string, string[]>();
    for (const { kode: k, tempat, jumlah } of await this.cari(jenis, kode, db))
      per.set(k, [...(per.get(k) ?? []), `${jumlah} ${tempat}`]);
    return new Map([...per].map(([k, apa]) => [k, apa.join(' dan ')]));
  }
}
