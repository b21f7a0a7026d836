import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import { statusSql } from '../../../platform/prisma/status-sql';
import { ORANG } from '../../auth/akun/orang.sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { PEMILIK, type BerkasRow } from '../alur/pengajuan.repository';
import { faktaSql, type FaktaBerkas } from '../draf/kelengkapan.repository';

/** Columns of a file that lists show as they are. */
const POLOS = [
  'id',
  'no_aju',
  'kd_rekom',
  'jenis_pengajuan',
  'jenis_rekaman',
  'kd_komoditas',
  'tahun',
  'kd_status',
  'status_kirim',
  'status_billing',
  'versi',
  'jml_total',
  'satuan',
  'jumlah_baris',
  'id_organisasi',
  'npwp',
  'kd_ga',
  'id_pengambil',
  'status_sejak',
  'sla_hari',
  'sla_terpakai',
  'sla_sejak',
  'sla_tenggat',
  'informasi_tenggat',
  'perbaikan_ke',
  'tenggat_perbaikan',
  'ket_integrasi',
  'id_asal',
  'id_sumber',
  'pernyataan',
  'tgl_kirim',
  'tgl_keputusan',
  'no_keputusan',
  'berlaku_mulai',
  'berlaku_sampai',
  'created_at',
  'updated_at',
] as const;
const POLOS_SQL = Prisma.raw(POLOS.map((kolom) => `p.${kolom}`).join(', '));
/** A file as lists know it; the wide columns of a draft only, for its percentage. */
export type BarisDaftar = Pick<BerkasRow, (typeof POLOS)[number] | 'kepala' | 'baris_belum'> & {
  nama_perusahaan: string;
  risiko: string | null;
  nama_pengambil: string | null;
  butir: number;
  /** Where a file stood that ended without a decision. */
  status_sebelum: string | null;
  fakta: FaktaBerkas | null;
};
const KOLOM_DRAF = Prisma.sql`
  CASE WHEN p.kd_status IN ${statusSql('draf')} THEN p.kepala END AS kepala, CASE WHEN p.kd_status IN ${statusSql('draf')} THEN p.baris_belum END AS baris_belum,
  CASE WHEN p.kd_status IN ${statusSql('draf')} THEN ${faktaSql} END AS fakta`;
const KOLOM_LAIN = Prisma.sql`${POLOS_SQL},
  CASE WHEN p.kd_status IN ${statusSql('ditutup')} THEN
    (SELECT r.dari FROM riwayat r WHERE r.id_pengajuan = p.id AND r.ke = p.kd_status ORDER BY r.urut DESC LIMIT 1) END AS status_sebelum,
  ${PEMILIK} AS nama_perusahaan, o.risiko, u.fullname AS nama_pengambil,
  CASE WHEN p.perbaikan_ke > 0 THEN
    (SELECT count(*)::int FROM catatan c WHERE c.id_pengajuan = p.id AND c.putaran = p.perbaikan_ke) ELSE 0 END AS butir`;
const KOLOM = Prisma.sql`${KOLOM_LAIN}, ${KOLOM_DRAF}`;
/** The same where no row is a draft: most of the work of planning a page is what only a draft's percentage asks for. */
export const KOLOM_TERKIRIM = Prisma.sql`${KOLOM_LAIN}, NULL AS kepala, NULL AS baris_belum, NULL AS fakta`;
/** The columns of a page of this scope; officers never see drafts. */
export const kolomSql = (lingkup: Lingkup): Prisma.Sql =>
  lingkup.jenis === 'semua' || lingkup.jenis === 'ga' ? KOLOM_TERKIRIM : KOLOM;
export const NAMA = Prisma.sql`LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi LEFT JOIN ${ORANG} u ON u.id = p.id_pengambil`;
