import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import type { BahanKepala } from '@sinas/domain/formulir/kepala-awal';
import { hashRiwayat } from '../../../platform/hash/riwayat-hash';
import { HASH_AWAL, VERSI_TEKS } from '../../../platform/hash/teks-riwayat';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';
import { bukaAkun } from '../../../platform/rahasia/akun-tertutup';
import { Rahasia } from '../../../platform/rahasia/rahasia';
import { faktaSql, type FaktaBerkas } from './kelengkapan.repository';
import { lingkupSql, type BerkasRow } from '../alur/pengajuan.repository';
import type { RiwayatBaru } from '../alur/riwayat.repository';
import { ORANG } from '../../auth/akun/orang.sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';

export type BerkasBerfakta = BerkasRow & { fakta: FaktaBerkas };
export interface SimpanDraf {
  id: bigint;
  versi: number;
  kepala: object;
  pernyataan: boolean | undefined;
  baris_belum: object[] | undefined;
  oleh: string;
  kini: Date;
}
export interface DrafBaru {
  /** Number of the file without its last six digits, and the series these are taken from. */
  awalan: string;
  seri: string;
  kd_rekom: string;
  kd_ga: string;
  kd_komoditas: string;
  tahun: number;
  jenis_rekaman: string;
  id_organisasi: string;
  npwp: string;
  kepala: object;
  kunci_buat: string | null;
}
export interface DasarBuat {
  id: bigint;
  npwp: string | null;
  kswp_validity: boolean;
  status_nib: string | null;
  /** File that was created with this key before. */
  ada: bigint | null;
  /** What the registry and the profile of the one who begins hold. */
  bahan: BahanKepala;
}
interface DasarRow extends Omit<DasarBuat, 'bahan'>, BahanKepala {
  id_user: string;
}
const MAKS_URUT = 999_999;

/** The two writes that happen most: each is one statement, so it is a transaction by itself. */
@Injectable()
export class DrafRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly rahasia: Rahasia,
  ) {}

  /**
   * Saves a draft of this version in the actor's scope; null when it is not (any more) one, or when the kind of importer
   * would change: that is judged by what the company is registered as.
   */
  async simpan(lingkup: Lingkup, s: SimpanDraf): Promise<BerkasBerfakta | null> {
    const belum = s.baris_belum === undefined ? null : JSON.stringify(s.baris_belum);
    const pelaku = (s.kepala as Kepala).jenis_pelaku ?? null;
    const rows = await this.prisma.rows<BerkasBerfakta>`
      WITH u AS (
        UPDATE pengajuan p SET kepala = p.kepala || ${JSON.stringify(s.kepala)}::jsonb,
          pernyataan = COALESCE(${s.pernyataan ?? null}::boolean, p.pernyataan),
          baris_belum = COALESCE(${belum}::jsonb, p.baris_belum),
          versi = p.versi + 1, updated_at = ${s.kini}::timestamptz, disunting_oleh = ${s.oleh}::uuid,
          penyunting = p.penyunting || jsonb_build_object(${s.oleh}::text,
            jsonb_build_object('versi', p.versi + 1, 'waktu', ${s.kini.toISOString()}::text))
        WHERE p.id = ${s.id} AND p.versi = ${s.versi} AND p.kd_status IN ${statusSql('draf')} AND ${lingkupSql(lingkup, 'izin')}
          AND (${pelaku}::text IS NULL OR p.kepala ->> 'jenis_pelaku' = ${pelaku})
        RETURNING p.*)
      SELECT p.*, ${faktaSql} AS fakta FROM u p`;
    return rows[0] ?? null;
  }

  /** What a creation needs to know of its firm, and the id that the file will have. */
  async dasar(idOrganisasi: string, idUser: string, kunci: string | null): Promise<DasarBuat> {
    const [row] = await this.prisma.rows<DasarRow>`
      SELECT nextval('pengajuan_id_seq') AS id, o.npwp, o.kswp_validity, o.status_nib, o.api_code, o.alamat, o.kota,
        u.id::text AS id_user, u.fullname, u.position, u.mobile_number, u.email,
        (SELECT p.id FROM pengajuan p WHERE p.kunci_buat = ${kunci}) AS ada
      FROM ${ORGANISASI} o JOIN ${ORANG} u ON u.id = ${idUser}::uuid WHERE o.id = ${idOrganisasi}::uuid`;
    if (!row) throw new Error('organization or account of the session is gone');
    const { id, npwp, kswp_validity, status_nib, ada, id_user, ...lain } = row;
    const { mobile_number } = bukaAkun(this.rahasia, { id: id_user, mobile_number: lain.mobile_number });
    return { id, npwp, kswp_validity, status_nib, ada, bahan: { ...lain, mobile_number } };
  }

  /** Number, file and first history row together. */
  async buat(id: bigint, b: DrafBaru, riwayat: RiwayatBaru): Promise<BerkasBerfakta> {
    const [row] = await this.prisma.rows<BerkasBerfakta>`
      WITH n AS (
        INSERT INTO nomor_urut (kunci, nilai) VALUES (${b.seri}, 1)
        ON CONFLICT (kunci) DO UPDATE SET nilai = nomor_urut.nilai + 1 RETURNING nilai
      ), p AS (
        INSERT INTO pengajuan (id, no_aju, kd_rekom, kd_ga, kd_komoditas, tahun, jenis_rekaman, id_organisasi, npwp, kepala,
          kunci_buat, dibuat_oleh, disunting_oleh, created_at, updated_at, status_sejak)
        SELECT ${id}, ${b.awalan} || lpad(n.nilai::text, 6, '0'), ${b.kd_rekom}, ${b.kd_ga}, ${b.kd_komoditas}, ${b.tahun},
          ${b.jenis_rekaman}, ${b.id_organisasi}::uuid, ${b.npwp}, ${JSON.stringify(b.kepala)}::jsonb, ${b.kunci_buat},
          ${riwayat.id_user}::uuid, ${riwayat.id_user}::uuid, ${riwayat.waktu}::timestamptz, ${riwayat.waktu}::timestamptz,
          ${riwayat.waktu}::timestamptz
        FROM n WHERE n.nilai <= ${Prisma.raw(String(MAKS_URUT))}
        RETURNING *
      ), r AS (
        INSERT INTO riwayat (id_pengajuan, urut, peristiwa, dari, ke, id_user, nama, kode_peran, catatan, data, waktu, versi_teks,
          hash_lama, hash)
        SELECT p.id, 1, ${riwayat.peristiwa}, ${riwayat.dari}, ${riwayat.ke}, ${riwayat.id_user}::uuid, ${riwayat.nama},
          ${riwayat.kode_peran}, ${riwayat.catatan}, ${JSON.stringify(riwayat.data)}::jsonb, ${riwayat.waktu}::timestamptz,
          ${Prisma.raw(String(VERSI_TEKS))}, ${HASH_AWAL}, ${hashRiwayat(riwayat, id, 1, HASH_AWAL, VERSI_TEKS)}
        FROM p
      )
      SELECT p.*, ${faktaSql} AS fakta FROM p`;
    if (!row) throw new RangeError(`series ${b.seri} is used up`);
    return row;
  }
}
