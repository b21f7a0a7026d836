import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { layanan } from '@sinas/domain/layanan/daftar';
import { KODE_REKOM } from '@sinas/domain/layanan/kode';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { PEMILIK, type BerkasRow } from '../alur/pengajuan.repository';
import { ELEMEN_POS, INDUK } from '../baris/barang.repository';
import { jenisDihitung } from '../baris/jenis-dihitung';
import { AKHIR, KOLOM_AKHIR, type PutusanAkhir } from '../baris/putusan.repository';

/** A file before those who determine, as one of many. */
export type BerkasMenunggu = Pick<
  BerkasRow,
  'id' | 'no_aju' | 'kd_rekom' | 'kd_ga' | 'kd_komoditas' | 'tahun' | 'versi' | 'kd_status'
> & { nama_perusahaan: string; kapasitas: string | null; realisasi: string | null };
/** A counted row of such a file, with what the ministry gave. */
export type BarisMenunggu = PutusanAkhir & {
  id: bigint;
  id_pengajuan: bigint;
  seri: number;
  uraian: string;
  satuan: string;
  jml: Prisma.Decimal;
  /** Elements that a balance counts apart, with their words. */
  elemen: Record<string, string | null>;
};
/** What was asked for and recommended under one unit and one set of elements. */
export interface JumlahDiminta {
  satuan: string;
  elemen: Record<string, string | null>;
  diminta: Prisma.Decimal;
  /** Of files that the ministry has concluded. */
  rekomendasi: Prisma.Decimal;
}
/** A commodity in the overview. */
export interface KomoditasMenunggu {
  kd_komoditas: string;
  menunggu: number;
  /** Filed and still at its ministry. */
  di_kl: number;
}

const KOLOM = Prisma.sql`p.id, p.no_aju, p.kd_rekom, p.kd_ga, p.kd_komoditas, p.tahun, p.versi, p.kd_status, ${PEMILIK} AS nama_perusahaan,
  p.kepala ->> 'kapasitas_terpasang' AS kapasitas, p.kepala ->> 'realisasi_tahun_lalu' AS realisasi`;
const DARI = Prisma.sql`FROM pengajuan p LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi`;
/** Permits and plans whose quantity a meeting determines; what draws asks the nation for nothing. */
const DIRAPATKAN = Prisma.sql`(${Prisma.join(KODE_REKOM.filter((k) => layanan(k).fl_rakor))}) AND p.id_sumber IS NULL`;
/** Kind that each service counts by. */
const DIHITUNG = Prisma.sql`(${Prisma.join(
  KODE_REKOM.map((k) => Prisma.sql`(p.kd_rekom = ${k} AND b.jenis = ${jenisDihitung(k)})`),
  ' OR ',
)})`;

/** Files of a commodity that wait for their determination. */
@Injectable()
export class MenungguRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Oldest first. */
  async berkas(tahun: number, kdKomoditas: string, limit: number): Promise<BerkasMenunggu[]> {
    return this.prisma.rows<BerkasMenunggu>`
      SELECT ${KOLOM} ${DARI} WHERE p.tahun = ${tahun} AND p.kd_komoditas = ${kdKomoditas}
        AND p.kd_status IN ${statusSql('menungguPenetapan')} AND p.kd_rekom IN ${DIRAPATKAN} ORDER BY p.id LIMIT ${limit}`;
  }
  /** Filed and still with the ministry or on the way. */
  async diKl(
    tahun: number,
    kdKomoditas: string,
    limit: number,
  ): Promise<(BerkasMenunggu & { jml_total: Prisma.Decimal; satuan: string | null })[]> {
    return this.prisma.rows`
      SELECT ${KOLOM}, p.jml_total, p.satuan ${DARI} WHERE p.tahun = ${tahun} AND p.kd_komoditas = ${kdKomoditas}
        AND p.kd_status IN ${statusSql('diKl')} AND p.kd_rekom IN ${DIRAPATKAN} ORDER BY p.id LIMIT ${limit}`;
  }
  async baris(ids: readonly bigint[]): Promise<BarisMenunggu[]> {
    if (ids.length === 0) return [];
    return this.prisma.rows<BarisMenunggu>`
      SELECT b.id, b.id_pengajuan, b.seri, b.uraian, b.satuan, b.jml, ${KOLOM_AKHIR},
        ${ELEMEN_POS} || jsonb_build_object('ur_02', coalesce(b.data -> 'ur_02', i.data -> 'ur_02'),
          'ur_03', coalesce(b.data -> 'ur_03', i.data -> 'ur_03')) AS elemen
      FROM baris b JOIN pengajuan p ON p.id = b.id_pengajuan ${AKHIR} ${INDUK}
      WHERE b.id_pengajuan = ANY(${[...ids]}::bigint[]) AND ${DIHITUNG} ORDER BY b.id_pengajuan, b.id_induk NULLS FIRST, b.seri`;
  }
  async komoditas(tahun: number): Promise<KomoditasMenunggu[]> {
    return this.prisma.rows<KomoditasMenunggu>`
      SELECT p.kd_komoditas, (count(*) FILTER (WHERE p.kd_status IN ${statusSql('menungguPenetapan')}))::int AS menunggu,
        (count(*) FILTER (WHERE p.kd_status IN ${statusSql('diKl')}))::int AS di_kl
      FROM pengajuan p WHERE p.tahun = ${tahun} AND p.kd_status IN ${statusSql('menungguPenetapan', 'diKl')}
        AND p.kd_rekom IN ${DIRAPATKAN} GROUP BY 1`;
  }
  /** Of all filed cases of a commodity in a year, withdrawn and closed ones left out; of one ministry where it is named. */
  async jumlah(tahun: number, kdKomoditas: string, kdGa: string | null): Promise<JumlahDiminta[]> {
    const ga = kdGa === null ? Prisma.empty : Prisma.sql`AND p.kd_ga = ${kdGa}`;
    return this.prisma.rows<JumlahDiminta>`
      SELECT b.satuan, ${ELEMEN_POS} AS elemen, sum(b.jml) AS diminta,
        coalesce(sum(coalesce(a.jml_kl, b.jml)) FILTER (WHERE p.kd_status IN ${statusSql('setelahSimpulan')}), 0) AS rekomendasi
      FROM pengajuan p JOIN baris b ON b.id_pengajuan = p.id ${AKHIR} ${INDUK}
      WHERE p.tahun = ${tahun} AND p.kd_komoditas = ${kdKomoditas} ${ga} AND p.kd_rekom IN ${DIRAPATKAN}
        AND p.kd_status IN ${statusSql('berjalan', 'diputus')} AND ${DIHITUNG} GROUP BY 1, 2`;
  }
}
