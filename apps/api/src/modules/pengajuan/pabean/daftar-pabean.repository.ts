import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import type { SebabPabean } from '@sinas/domain/pabean/cocok';
import { tentukanKdGa } from '@sinas/domain/pengajuan/layanan';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { rumpunSql } from '../../../platform/prisma/rumpun-sql';
import { statusSql } from '../../../platform/prisma/status-sql';
import { BARIS_PEMBUKA, IZIN_PEMBUKA } from '../../buku/pembuka/pembuka.sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { lingkupSql } from '../alur/pengajuan.repository';
import { DIBERITAHUKAN, DIHITUNG, DILAPORKAN } from '../monitoring/jumlah-izin.sql';
import type { BarangRow } from './pabean.repository';

export interface SaringPabean {
  /** Only what waits for somebody; else all. */
  kerja: boolean;
  sebab: SebabPabean | null;
  /** Number of the declaration or of the permit, or a tax number: its beginning. */
  cari: string | null;
}
export type BarangTampilRow = BarangRow & {
  satuan_izin: string | null;
  seri_izin: number | null;
  id_izin: bigint | null;
  /** Number of the permit of before the portal. */
  izin_pembuka: string | null;
  no_aju: string | null;
  pemilik: string | null;
};
/** A row of a permit of which customs and the company say different things. */
export interface SelisihRow {
  id: bigint;
  no_aju: string;
  no_keputusan: string;
  pemilik: string | null;
  seri: number;
  uraian: string | null;
  satuan: string;
  dilaporkan: Prisma.Decimal;
  diberitahukan: Prisma.Decimal;
}

/** The permit that a line stands on, or that it names: a file (`p`), or one of before the portal (`m`). */
const DARI = Prisma.sql`FROM pabean_barang b
  LEFT JOIN pengajuan p ON b.id_pembuka IS NULL
    AND p.id = coalesce(b.id_pengajuan, (SELECT x.id FROM pengajuan x WHERE x.no_keputusan = b.no_izin))
  LEFT JOIN ${IZIN_PEMBUKA} m ON p.id IS NULL
    AND m.id = coalesce(b.id_pembuka, (SELECT x.id FROM ${IZIN_PEMBUKA} x WHERE x.no_keputusan = b.no_izin))
  LEFT JOIN ${ORGANISASI} o ON o.id = coalesce(p.id_organisasi, m.id_organisasi)
  LEFT JOIN baris r ON r.id = b.id_baris LEFT JOIN ${BARIS_PEMBUKA} l ON l.id = b.id_baris`;
const KOLOM = Prisma.sql`b.*, coalesce(r.satuan, l.satuan) AS satuan_izin, coalesce(r.seri, l.seri) AS seri_izin, p.id AS id_izin, p.no_aju,
  m.no_keputusan AS izin_pembuka, coalesce(o.nama, p.kd_ga_pemilik, m.npwp) AS pemilik`;
/** Permits of before the portal have no desk: their ministry is the one that decides their like today. */
const lingkupBarang = (l: Lingkup): Prisma.Sql => {
  if (l.jenis === 'semua') return Prisma.sql`TRUE`;
  const berkas = lingkupSql(l, 'izin');
  return l.jenis === 'ga'
    ? Prisma.sql`(${berkas} OR m.kd_rekom || m.kd_komoditas = ANY (${izinKementerian(l.kd_ga)}::text[]))`
    : berkas;
};
const izinKementerian = (kdGa: string): string[] =>
  [...KELOMPOK.values()].flatMap((k) =>
    k.layanan.filter((kd) => tentukanKdGa(kd, k.kdGa) === kdGa).map((kd) => kd + k.kode),
  );

@Injectable()
export class DaftarPabeanRepository {
  constructor(private readonly prisma: PrismaService) {}

  async daftar(lingkup: Lingkup, s: SaringPabean, page: number, limit: number) {
    const cari = s.cari === null ? null : `${s.cari.replace(/[\\%_]/g, '\\$&')}%`;
    const syarat = Prisma.join(
      [
        lingkupBarang(lingkup),
        ...(s.kerja ? [Prisma.sql`b.sebab IS NOT NULL AND b.ditutup IS NULL`] : []),
        ...(s.sebab ? [Prisma.sql`b.sebab = ${s.sebab}`] : []),
        ...(cari === null
          ? []
          : [Prisma.sql`(b.no_pib LIKE ${cari} OR b.no_izin LIKE ${cari} OR b.npwp LIKE ${cari})`]),
      ],
      ' AND ',
    );
    const [rows, jumlah] = await Promise.all([
      this.prisma.$queryRaw<BarangTampilRow[]>`
        SELECT ${KOLOM} ${DARI} WHERE ${syarat} ORDER BY b.tgl_pib, b.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      this.prisma.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n ${DARI} WHERE ${syarat}`,
    ]);
    return { rows, total: jumlah[0]?.n ?? 0 };
  }
  async satu(lingkup: Lingkup, id: bigint): Promise<BarangTampilRow | null> {
    const rows = await this.prisma.$queryRaw<BarangTampilRow[]>`
      SELECT ${KOLOM} ${DARI} WHERE b.id = ${id} AND ${lingkupBarang(lingkup)}`;
    return rows[0] ?? null;
  }
  /** Lines that stand on a permit or on what it has replaced, the newest first. */
  async izin(id: bigint, limit: number): Promise<BarangTampilRow[]> {
    return this.prisma.$queryRaw<BarangTampilRow[]>`
      WITH RECURSIVE t(id, id_asal) AS (SELECT x.id, x.id_asal FROM pengajuan x WHERE x.id = ${id}
        UNION ALL SELECT x.id, x.id_asal FROM pengajuan x JOIN t ON x.id = t.id_asal)
      SELECT ${KOLOM} ${DARI} WHERE b.id_pengajuan IN (SELECT id FROM t) ORDER BY b.tgl_pib DESC, b.id DESC LIMIT ${limit}`;
  }
  async selisih(lingkup: Lingkup, tahun: number, page: number, limit: number) {
    const isi = Prisma.sql`
      SELECT p.id, p.no_aju, p.no_keputusan, coalesce(o.nama, p.kd_ga_pemilik) AS pemilik, b.seri, b.uraian, b.satuan,
        ${DILAPORKAN} AS dilaporkan, ${DIBERITAHUKAN} AS diberitahukan
      FROM pengajuan p JOIN baris b ON b.id_pengajuan = p.id LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi
      WHERE p.tahun = ${tahun} AND p.kd_rekom ${rumpunSql('izin')} AND p.kd_status IN ${statusSql('sampaiAkhir')} AND ${DIHITUNG}
        AND ${lingkupSql(lingkup, 'izin')}`;
    const [rows, jumlah] = await Promise.all([
      this.prisma.$queryRaw<SelisihRow[]>`
        SELECT * FROM (${isi}) x WHERE x.dilaporkan <> x.diberitahukan
        ORDER BY abs(x.dilaporkan - x.diberitahukan) DESC, x.id, x.seri LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      this.prisma.$queryRaw<
        { n: number }[]
      >`SELECT count(*)::int AS n FROM (${isi}) x WHERE x.dilaporkan <> x.diberitahukan`,
    ]);
    return { rows, total: jumlah[0]?.n ?? 0 };
  }
}
