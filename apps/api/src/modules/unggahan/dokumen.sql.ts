import { Prisma } from '@prisma/client';

/** Stored files as the case that they belong to may read them. */
export const DOKUMEN = Prisma.sql`(SELECT id, id_pengajuan, kd_dokumen, nomor, tanggal, berlaku_sampai, nama_file, ukuran, sha256, mime,
  kunci, status, asal, id_organisasi, dibuat_oleh, created_at FROM dokumen)`;

/** Papers that a company has stored beside no file join one with an answer or objection; answers those that it could. */
export const lampirkanSql = (
  ids: readonly string[],
  idPengajuan: bigint,
  idOrganisasi: string | null,
): Prisma.Sql => Prisma.sql`
  UPDATE dokumen SET id_pengajuan = ${idPengajuan}, asal = 'JAWABAN'
  WHERE id = ANY (${ids}::uuid[]) AND id_pengajuan IS NULL AND asal = 'PEMOHON' AND status = 'READY'
    AND id_organisasi = ${idOrganisasi}::uuid RETURNING id`;

/** Papers that answers and objections of a file have brought. */
export const lampiranSql = (idPengajuan: bigint): Prisma.Sql => Prisma.sql`
  SELECT d.id, d.kd_dokumen, d.nama_file, d.ukuran FROM ${DOKUMEN} d
  WHERE d.id_pengajuan = ${idPengajuan} AND d.asal = 'JAWABAN' ORDER BY d.created_at, d.id`;
