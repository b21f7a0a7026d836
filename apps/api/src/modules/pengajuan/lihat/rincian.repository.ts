import { Injectable } from '@nestjs/common';
import { BARANG } from '@sinas/domain/baris/jenis-barang';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import type { Ruang } from '@sinas/domain/layanan/kode';
import { ALASAN } from '@sinas/domain/baris/alasan';
import { TINGKAT_NASIONAL } from '@sinas/domain/baris/putusan';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';
import { faktaSql, type FaktaBerkas } from '../draf/kelengkapan.repository';
import { jenisDihitung } from '../baris/jenis-dihitung';
import { AKHIR } from '../baris/putusan.repository';
import { PEMILIK, salahSatuSql, type BerkasRow, type DokumenBerkas } from '../alur/pengajuan.repository';
import type { LangkahPetugas } from '../alur/riwayat.repository';
import { ORANG } from '../../auth/akun/orang.sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { DOKUMEN } from '../../unggahan/dokumen.sql';

/** Columns of a file that its page shows or that judge what may be done with it. */
const POLOS = [
  'id',
  'no_aju',
  'kd_rekom',
  'kd_ga',
  'kd_komoditas',
  'tahun',
  'jenis_pengajuan',
  'jenis_rekaman',
  'id_organisasi',
  'kd_ga_pemilik',
  'npwp',
  'kd_status',
  'status_kirim',
  'status_billing',
  'ket_integrasi',
  'versi',
  'kepala',
  'baris_belum',
  'id_asal',
  'id_sumber',
  'pernyataan',
  'satuan',
  'jml_total',
  'jumlah_baris',
  'kirim_ke',
  'perbaikan_ke',
  'tenggat_perbaikan',
  'id_pengambil',
  'id_verifikator',
  'id_koordinator',
  'id_pemutus',
  'sla_hari',
  'sla_terpakai',
  'sla_sejak',
  'sla_tenggat',
  'informasi_tenggat',
  'no_keputusan',
  'kode_periksa',
  'tgl_keputusan',
  'berlaku_mulai',
  'berlaku_sampai',
  'keterangan_tolak',
  'perubahan',
  'jadwal_kirim',
  'status_sejak',
  'tgl_kirim',
  'disunting_oleh',
  'penyunting',
  'created_at',
  'updated_at',
] as const;
const POLOS_SQL = Prisma.raw(POLOS.map((kolom) => `p.${kolom}`).join(', '));
const DOKUMEN_TAMPIL = [
  'id',
  'kd_dokumen',
  'nomor',
  'tanggal',
  'berlaku_sampai',
  'nama_file',
  'ukuran',
  'mime',
  'status',
  'asal',
  'created_at',
] as const;
const DOKUMEN_SQL = Prisma.raw(DOKUMEN_TAMPIL.map((kolom) => `'${kolom}', d.${kolom}`).join(', '));
/** A stored file as pages list it. */
export type DokumenTampil = Pick<DokumenBerkas, (typeof DOKUMEN_TAMPIL)[number]>;

export interface RiwayatRingkas extends LangkahPetugas {
  kode_peran: string;
  /** As it was written then. */
  nama: string;
  ke: string;
  waktu: Date;
}
/** A file with what its page shows, in one read. */
export type BerkasRinci = Pick<BerkasRow, (typeof POLOS)[number]> & {
  nama_perusahaan: string;
  risiko: string | null;
  nama_pengambil: string | null;
  butir: number;
  /** Only where something may still be filled in. */
  fakta: FaktaBerkas | null;
  /** Names of the people the row points to, by id. */
  orang: Record<string, string>;
  riwayat: RiwayatRingkas[];
  dokumen: DokumenTampil[];
};
/** Offices that give quantities to rows: the ministry's desks, and the coordinator who leads what determines. */
export interface KantorPutusan {
  kl: string;
  koordinator: string;
}
/** How a row is shown to the reader (see `barangTampil`). */
export interface TampilBaris {
  terbuka: boolean;
  kantor?: KantorPutusan;
}
type Jadi<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] extends bigint ? number : T[K] };

const SENDIRI = Prisma.sql`'{id,no_seri,versi,jumlah_sub,jml_bahan_baku,jml_verifikator,jml_kl,jml_rakornis,jml_penetapan,potongan}'::text[]`;
/** Stands between a row's content and what is added to it; as text of JSON no content holds it. */
const SAMBUNG = '\u001e';
/** The content's closing brace and the mark go: cutting it off in the database would count the letters of each row. */
const sambung = (teks: string): string => teks.replaceAll(`{}${SAMBUNG}`, '{').replaceAll(`}${SAMBUNG}`, ',');
const jumlah = (kolom: string) => Prisma.raw(`COALESCE('"' || trim_scale(a.${kolom}) || '"', 'null')`);
/** What the ministry has given stays there until it has concluded. */
const TERTUTUP = Prisma.sql`'","jml_verifikator":null,"jml_kl":null,"jml_rakornis":null,"jml_penetapan":null,"potongan":[]}'`;

/** One file at a time, read by hand-written SQL. */
@Injectable()
export class RincianRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Scoped: null where the file is not the actor's. */
  async berkas(
    lingkup: readonly Lingkup[],
    kunci: { id?: bigint; noAju?: string },
    ruang: Ruang = 'izin',
  ): Promise<BerkasRinci | null> {
    const syarat =
      kunci.id !== undefined ? Prisma.sql`p.id = ${kunci.id}` : Prisma.sql`p.no_aju = ${kunci.noAju ?? ''}`;
    const [row] = await this.prisma.rows<
      Omit<BerkasRinci, 'riwayat' | 'dokumen' | 'orang'> & {
        orang: Record<string, string> | null;
        riwayat: Jadi<RiwayatRingkas>[] | null;
        dokumen: Jadi<DokumenTampil>[] | null;
      }
    >`
      SELECT ${POLOS_SQL}, ${PEMILIK} AS nama_perusahaan, o.risiko, u.fullname AS nama_pengambil,
        CASE WHEN p.perbaikan_ke > 0 THEN
          (SELECT count(*)::int FROM catatan c WHERE c.id_pengajuan = p.id AND c.putaran = p.perbaikan_ke) ELSE 0 END AS butir,
        CASE WHEN p.kd_status IN ${statusSql('dapatUbah')} THEN ${faktaSql} END AS fakta,
        (SELECT json_object_agg(x.id, x.fullname) FROM ${ORANG} x
          WHERE x.id = ANY (ARRAY[p.id_verifikator, p.id_koordinator, p.id_pemutus, p.disunting_oleh]
            || ARRAY(SELECT k::uuid FROM jsonb_object_keys(p.penyunting) k))) AS orang,
        (SELECT json_agg(json_build_object('peristiwa', r.peristiwa, 'kode_peran', r.kode_peran, 'nama', r.nama, 'id_user', r.id_user, 'dari', r.dari, 'ke', r.ke,
          'waktu', r.waktu)
          ORDER BY r.urut) FROM riwayat r WHERE r.id_pengajuan = p.id) AS riwayat,
        (SELECT json_agg(json_build_object(${DOKUMEN_SQL}) ORDER BY d.created_at) FROM ${DOKUMEN} d WHERE d.id_pengajuan = p.id AND d.asal <> 'JAWABAN') AS dokumen
      FROM pengajuan p LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi LEFT JOIN ${ORANG} u ON u.id = p.id_pengambil
      WHERE ${syarat} AND ${salahSatuSql(lingkup, ruang)}`;
    return row
      ? {
          ...row,
          orang: row.orang ?? {},
          riwayat: (row.riwayat ?? []).map((r) => ({ ...r, waktu: new Date(r.waktu) })),
          dokumen: (row.dokumen ?? []).map(dokumenDari),
        }
      : null;
  }

  /** The first rows of a file as the JSON text of a list, as `barangTampil` would shape them. */
  async barisTeks(
    { id, kd_rekom }: { id: bigint; kd_rekom: string },
    limit: number,
    { terbuka, kantor }: TampilBaris,
  ): Promise<string> {
    const jenis = jenisDihitung(kd_rekom);
    // What is counted is called by its name where it is no goods: who receives of a need.
    const isi =
      jenis === BARANG.kode
        ? Prisma.sql`y.data`
        : Prisma.sql`(y.data || jsonb_build_object('uraian_barang', y.uraian))`;
    const oleh = kantor
      ? Prisma.sql`|| jsonb_build_object('oleh', CASE WHEN x.isi ->> 'level' = ANY (${[...TINGKAT_NASIONAL]}::text[])
          THEN ${kantor.koordinator}::text ELSE ${kantor.kl}::text END)`
      : Prisma.empty;
    const potongan = Prisma.sql`CASE WHEN COALESCE(a.potongan, '[]') = '[]' THEN '[]' ELSE (SELECT jsonb_agg(x.isi ${oleh} || jsonb_build_object('ur_alasan',
          COALESCE(${JSON.stringify(ALASAN)}::jsonb ->> (x.isi ->> 'kd_alasan'), x.isi ->> 'kd_alasan', '')) ORDER BY x.urut)::text
          FROM jsonb_array_elements(a.potongan) WITH ORDINALITY AS x(isi, urut)) END`;
    const diberi = terbuka
      ? Prisma.sql`'","jml_verifikator":' || ${jumlah('jml_verifikator')} || ',"jml_kl":' || ${jumlah('jml_kl')}
        || ',"jml_rakornis":' || ${jumlah('jml_rakornis')} || ',"jml_penetapan":' || ${jumlah('jml_penetapan')}
        || ',"potongan":' || ${potongan} || '}'`
      : TERTUTUP;
    const [row] = await this.prisma.rows<{ teks: string }>`
      SELECT '[' || COALESCE(string_agg(b.isi || (${SAMBUNG}::text || '"id":"' || b.id || '","no_seri":' || b.seri || ',"versi":' || b.versi
        || ',"jumlah_sub":' || (SELECT count(*) FROM baris s WHERE s.id_induk = b.id)
        || ',"jml_bahan_baku":"' || trim_scale(b.jml) || ${diberi}), ',' ORDER BY b.id_induk NULLS FIRST, b.seri), '') || ']' AS teks
      FROM (SELECT y.id, y.id_pengajuan, y.seri, y.versi, y.jml, y.id_induk, (${isi} - ${SENDIRI})::text AS isi FROM baris y
            WHERE y.id_pengajuan = ${id} AND y.jenis = ${jenis}
            ORDER BY y.id_induk NULLS FIRST, y.seri LIMIT ${Prisma.raw(String(limit))}) b ${terbuka ? AKHIR : Prisma.empty}`;
    return row ? sambung(row.teks) : '[]';
  }
}

const tanggal = (t: unknown): Date | null => (typeof t === 'string' ? new Date(t) : null);
const dokumenDari = (d: Jadi<DokumenTampil>): DokumenTampil => ({
  ...d,
  ukuran: BigInt(d.ukuran),
  tanggal: tanggal(d.tanggal),
  berlaku_sampai: tanggal(d.berlaku_sampai),
  created_at: new Date(d.created_at),
});
