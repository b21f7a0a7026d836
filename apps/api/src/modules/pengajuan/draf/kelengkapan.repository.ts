import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { punyaDasar } from '@sinas/domain/pengajuan/dasar';
import { SEMUA_LAYANAN } from '@sinas/domain/layanan/semua';
import type { BarisIsi } from '@sinas/domain/layanan/isi';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import type { Db } from '../../../platform/prisma/prisma.service';
import { kodeSql } from '../../../platform/prisma/kode-sql';
import { rumpunSql } from '../../../platform/prisma/rumpun-sql';
import { statusSql } from '../../../platform/prisma/status-sql';
import { lingkupSql } from '../alur/pengajuan.repository';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { DOKUMEN } from '../../unggahan/dokumen.sql';

/** What the completeness check needs beside the file's own row; text and numbers only, as JSON gives them. */
export interface FaktaBerkas {
  dokumen: { kd_dokumen: string; status: string }[] | null;
  /** Remarks of the present round. */
  catatan: { id: string; langkah: string; kd_field: string; seri: number | null; jawaban: string | null }[] | null;
  /** Number of another open application of the same firm, commodity, year and service. */
  ganda: string | null;
  /** Id of an open or determined plan of the firm for the same commodity and year, of what draws from none. */
  rencana?: string | null;
  /** Importer's number of the firm, as its registry has it. */
  api_code: string | null;
  /** Rows that repeat an earlier one (`pertama`). */
  kembar: { id: string; jenis: string; seri: number; pertama: number }[] | null;
  /** Sums of the rows below each row, by their kind, where a parent must hold them. */
  anak?: JumlahAnak[] | null;
  /** All rows, of a service that looks at the whole file. */
  isi?: BarisIsi[] | null;
}
/** What stands below one row; quantities as exact texts. */
export interface JumlahAnak {
  id: string;
  seri: number;
  jml: string | null;
  satuan: string | null;
  jenis: string;
  jumlah: string;
  satuan_awal: string | null;
  satuan_akhir: string | null;
}

/** Statuses of an application that stands in the way of another one for the same goods. */
const TERBUKA = statusSql('berjalan');

export interface BerkasTerbuka {
  kd_komoditas: string;
  id: bigint;
  no_aju: string;
  kd_status: string;
  status_kirim: string | null;
  status_billing: string | null;
  /** In the reader's own scope: of the firm's other branches only the number is told. */
  dalam: boolean;
}

const API_CODE = Prisma.sql`(SELECT o.api_code FROM ${ORGANISASI} o WHERE o.id = p.id_organisasi)`;
/** Number of another open application of `p`'s owner for the same goods. */
export const GANDA = Prisma.sql`(SELECT g.no_aju FROM pengajuan g
    WHERE g.npwp = p.npwp AND g.kd_ga_pemilik IS NOT DISTINCT FROM p.kd_ga_pemilik AND g.kd_komoditas = p.kd_komoditas AND g.tahun = p.tahun AND g.kd_rekom = p.kd_rekom
      AND g.id <> p.id AND g.id_asal IS NOT DISTINCT FROM p.id_asal AND (g.id_sumber IS NULL) = (p.id_sumber IS NULL)
      AND g.kd_status IN ${TERBUKA} LIMIT 1)`;
/** A plan of the same company and goods that stands in the way of asking the nation for them once more. */
const BERDASAR = kodeSql(SEMUA_LAYANAN.filter((d) => punyaDasar(d.kd_rekom)).map((d) => d.kd_rekom));
const RENCANA = Prisma.sql`CASE WHEN p.id_sumber IS NULL AND p.id_asal IS NULL AND p.kd_rekom IN ${BERDASAR} THEN
    (SELECT r.id::text FROM pengajuan r WHERE r.npwp = p.npwp AND r.kd_komoditas = p.kd_komoditas AND r.tahun = p.tahun
      AND r.kd_rekom ${rumpunSql('rencana')} AND r.kd_status IN ${statusSql('berjalan', 'berlaku')} AND r.id_organisasi = p.id_organisasi
      ORDER BY r.id DESC LIMIT 1) END`;
/** Services whose rows are held by their parents, and the kinds of such rows. */
const DIJAGA = kodeSql(
  SEMUA_LAYANAN.filter((d) => [...d.jenisBaris.values()].some((j) => j.jagaInduk)).map((d) => d.kd_rekom),
);
const JENIS_DIJAGA = kodeSql(
  new Set(SEMUA_LAYANAN.flatMap((d) => [...d.jenisBaris.values()].filter((j) => j.jagaInduk).map((j) => j.kode))),
);
const ANAK = Prisma.sql`CASE WHEN p.kd_rekom IN ${DIJAGA} THEN
    (SELECT json_agg(json_build_object('id', i.id::text, 'seri', i.seri, 'jml', i.jml::text, 'satuan', i.satuan, 'jenis', t.jenis,
      'jumlah', t.jumlah::text, 'satuan_awal', t.satuan_awal, 'satuan_akhir', t.satuan_akhir) ORDER BY i.jenis, i.seri)
     FROM (SELECT b.id_induk, b.jenis, sum(b.jml) AS jumlah, min(b.satuan) AS satuan_awal, max(b.satuan) AS satuan_akhir
           FROM baris b WHERE b.id_pengajuan = p.id AND b.jenis IN ${JENIS_DIJAGA} AND b.id_induk IS NOT NULL GROUP BY 1, 2) t
     JOIN baris i ON i.id = t.id_induk) END`;
/** Services that look at the whole file. */
const SEUTUHNYA = kodeSql(SEMUA_LAYANAN.filter((d) => d.periksaIsi).map((d) => d.kd_rekom));
const ISI = Prisma.sql`CASE WHEN p.kd_rekom IN ${SEUTUHNYA} THEN
    (SELECT json_agg(json_build_object('id', b.id::text, 'jenis', b.jenis, 'id_induk', b.id_induk::text, 'seri', b.seri, 'data', b.data,
      'satuan', b.satuan, 'jml', trim_scale(b.jml)::text, 'realisasi_lalu', coalesce(m.jml, '0')) ORDER BY b.jenis, b.id_induk NULLS FIRST, b.seri)
     FROM baris b LEFT JOIN (SELECT t.id_baris, trim_scale(sum(t.jml))::text AS jml FROM baris_bulan t WHERE t.id_pengajuan = p.id
       AND t.sisi = 'realisasi' AND extract(year FROM t.periode) = p.tahun - 1 GROUP BY 1) m ON m.id_baris = b.id WHERE b.id_pengajuan = p.id) END`;
/** The facts of file `p` as one JSON value. */
export const faktaSql = Prisma.sql`json_build_object(
  'dokumen', (SELECT json_agg(json_build_object('kd_dokumen', d.kd_dokumen, 'status', d.status))
    FROM ${DOKUMEN} d WHERE d.id_pengajuan = p.id AND d.asal = 'PEMOHON'),
  'catatan', CASE WHEN p.kd_status IN ${statusSql('dikembalikan')} THEN
    (SELECT json_agg(json_build_object('id', c.id::text, 'langkah', c.langkah, 'kd_field', c.kd_field, 'seri', c.seri, 'jawaban', c.jawaban) ORDER BY c.id)
     FROM catatan c WHERE c.id_pengajuan = p.id AND c.putaran = p.perbaikan_ke) END,
  'api_code', ${API_CODE},
  'ganda', ${GANDA},
  'rencana', ${RENCANA},
  'anak', ${ANAK},
  'isi', ${ISI},
  'kembar', (SELECT json_agg(json_build_object('id', x.id::text, 'jenis', x.jenis, 'seri', x.seri, 'pertama', x.pertama) ORDER BY x.seri)
    FROM (SELECT b.id, b.jenis, b.seri, first_value(b.seri) OVER (PARTITION BY b.jenis, b.id_induk, b.kunci ORDER BY b.seri) AS pertama
          FROM baris b WHERE b.id_pengajuan = p.id AND b.kunci IS NOT NULL) x
    WHERE x.pertama <> x.seri))`;

@Injectable()
export class KelengkapanRepository {
  /** Open applications of the firm for a service and a year, one per commodity: what a new one would repeat. */
  async terbuka(
    db: Db,
    lingkup: Lingkup,
    idOrganisasi: string,
    kdRekom: string,
    tahun: number,
  ): Promise<BerkasTerbuka[]> {
    return db.$queryRaw<BerkasTerbuka[]>`
      SELECT DISTINCT ON (p.kd_komoditas) p.kd_komoditas, p.id, p.no_aju, p.kd_status, p.status_kirim, p.status_billing,
        (${lingkupSql(lingkup, 'izin')}) AS dalam
      FROM pengajuan p JOIN ${ORGANISASI} o ON o.npwp = p.npwp
      WHERE o.id = ${idOrganisasi}::uuid AND p.kd_rekom = ${kdRekom} AND p.tahun = ${tahun} AND p.id_asal IS NULL
        AND p.kd_status IN ${TERBUKA} AND p.id_sumber IS NULL
      ORDER BY p.kd_komoditas, dalam DESC, p.id DESC`;
  }

  async fakta(db: Db, id: bigint): Promise<FaktaBerkas> {
    const rows = await db.$queryRaw<{ fakta: FaktaBerkas }[]>`
      SELECT ${faktaSql} AS fakta FROM pengajuan p WHERE p.id = ${id}`;
    return rows[0]?.fakta ?? { dokumen: null, catatan: null, ganda: null, api_code: null, kembar: null };
  }
}
