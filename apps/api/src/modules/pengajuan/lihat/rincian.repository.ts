import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import { ALASAN } from '@sinas/domain/baris/alasan';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';
import { faktaSql, type FaktaBerkas } from '../draf/kelengkapan.repository';
import { AKHIR } from '../baris/putusan.repository';
import { PEMILIK, salahSatuSql, type BerkasRow, type DokumenBerkas } from '../alur/pengajuan.repository';
import { ORANG } from '../../auth/akun/orang.sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { DOKUMEN } from '../../unggahan/dokumen.sql';

type DokumenRow = DokumenBerkas;
export interface RiwayatRingkas {
  peristiwa: string;
  kode_peran: string;
  ke: string;
  waktu: Date;
}
/** A file with what its page shows, in one read. */
export type BerkasRinci = BerkasRow & {
  nama_perusahaan: string;
  risiko: string | null;
  nama_pengambil: string | null;
  butir: number;
  /** Only where something may still be filled in. */
  fakta: FaktaBerkas | null;
  /** Names of the people the row points to, by id. */
  orang: Record<string, string>;
  riwayat: RiwayatRingkas[];
  dokumen: DokumenRow[];
};
/** How a row is shown to the reader (see `barangTampil`). */
export interface TampilBaris {
  terbuka: boolean;
  kantor?: string;
}
type Jadi<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] extends bigint ? number : T[K] };

const SENDIRI = Prisma.sql`'{id,no_seri,versi,jumlah_sub,jml_bahan_baku,jml_verifikator,jml_kl,jml_rakornis,jml_penetapan,potongan}'::text[]`;
const jumlah = (kolom: string, terbuka: boolean) =>
  terbuka ? Prisma.raw(`COALESCE('"' || trim_scale(a.${kolom}) || '"', 'null')`) : Prisma.sql`'null'`;

/** One file at a time, read by hand-written SQL. */
@Injectable()
export class RincianRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Scoped: null where the file is not the actor's. */
  async berkas(lingkup: readonly Lingkup[], kunci: { id?: bigint; noAju?: string }): Promise<BerkasRinci | null> {
    const syarat =
      kunci.id !== undefined ? Prisma.sql`p.id = ${kunci.id}` : Prisma.sql`p.no_aju = ${kunci.noAju ?? ''}`;
    const [row] = await this.prisma.rows<
      Omit<BerkasRinci, 'riwayat' | 'dokumen' | 'orang'> & {
        orang: Record<string, string> | null;
        riwayat: Jadi<RiwayatRingkas>[] | null;
        dokumen: Jadi<DokumenRow>[] | null;
      }
    >`
      SELECT p.*, ${PEMILIK} AS nama_perusahaan, o.risiko, u.fullname AS nama_pengambil,
        CASE WHEN p.perbaikan_ke > 0 THEN
          (SELECT count(*)::int FROM catatan c WHERE c.id_pengajuan = p.id AND c.putaran = p.perbaikan_ke) ELSE 0 END AS butir,
        CASE WHEN p.kd_status IN ${statusSql('dapatUbah')} THEN ${faktaSql} END AS fakta,
        (SELECT json_object_agg(x.id, x.fullname) FROM ${ORANG} x
          WHERE x.id = ANY (ARRAY[p.id_verifikator, p.id_koordinator, p.id_pemutus, p.disunting_oleh]
            || ARRAY(SELECT k::uuid FROM jsonb_object_keys(p.penyunting) k))) AS orang,
        (SELECT json_agg(json_build_object('peristiwa', r.peristiwa, 'kode_peran', r.kode_peran, 'ke', r.ke, 'waktu', r.waktu)
          ORDER BY r.urut) FROM riwayat r WHERE r.id_pengajuan = p.id) AS riwayat,
        (SELECT json_agg(to_json(d) ORDER BY d.created_at) FROM ${DOKUMEN} d WHERE d.id_pengajuan = p.id) AS dokumen
      FROM pengajuan p LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi LEFT JOIN ${ORANG} u ON u.id = p.id_pengambil
      WHERE ${syarat} AND ${salahSatuSql(lingkup, 'izin')}`;
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
  async barisTeks(id: bigint, limit: number, { terbuka, kantor }: TampilBaris): Promise<string> {
    const oleh = kantor === undefined ? Prisma.empty : Prisma.sql`|| jsonb_build_object('oleh', ${kantor}::text)`;
    const potongan = terbuka
      ? Prisma.sql`CASE WHEN COALESCE(a.potongan, '[]') = '[]' THEN '[]' ELSE (SELECT jsonb_agg(x.isi ${oleh} || jsonb_build_object('ur_alasan',
          COALESCE(${JSON.stringify(ALASAN)}::jsonb ->> (x.isi ->> 'kd_alasan'), x.isi ->> 'kd_alasan', '')) ORDER BY x.urut)::text
          FROM jsonb_array_elements(a.potongan) WITH ORDINALITY AS x(isi, urut)) END`
      : Prisma.sql`'[]'`;
    const [row] = await this.prisma.rows<{ teks: string }>`
      SELECT '[' || COALESCE(string_agg(left(b.isi, -1) || CASE WHEN b.isi = '{}' THEN '' ELSE ',' END
        || '"id":"' || b.id || '","no_seri":' || b.seri || ',"versi":' || b.versi
        || ',"jumlah_sub":' || (SELECT count(*) FROM baris s WHERE s.id_induk = b.id)
        || ',"jml_bahan_baku":"' || trim_scale(b.jml)
        || '","jml_verifikator":' || ${jumlah('jml_verifikator', terbuka)} || ',"jml_kl":' || ${jumlah('jml_kl', terbuka)}
        || ',"jml_rakornis":' || ${jumlah('jml_rakornis', terbuka)} || ',"jml_penetapan":' || ${jumlah('jml_penetapan', terbuka)}
        || ',"potongan":' || ${potongan} || '}', ',' ORDER BY b.seri), '') || ']' AS teks
      FROM (SELECT y.*, (y.data - ${SENDIRI})::text AS isi FROM baris y WHERE y.id_pengajuan = ${id} AND y.jenis = 'barang' AND y.id_induk IS NULL
            ORDER BY y.seri LIMIT ${Prisma.raw(String(limit))}) b ${terbuka ? AKHIR : Prisma.empty}`;
    return row?.teks ?? '[]';
  }
}

const tanggal = (t: unknown): Date | null => (typeof t === 'string' ? new Date(t) : null);
const dokumenDari = (d: Jadi<DokumenRow>): DokumenRow => ({
  ...d,
  id_pengajuan: d.id_pengajuan === null ? null : BigInt(d.id_pengajuan),
  ukuran: BigInt(d.ukuran),
  tanggal: tanggal(d.tanggal),
  berlaku_sampai: tanggal(d.berlaku_sampai),
  created_at: new Date(d.created_at),
});
