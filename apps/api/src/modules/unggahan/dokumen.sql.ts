import { Prisma } from '@prisma/client';

/** Stored files as the case that they belong to may read them. */
export const DOKUMEN = Prisma.sql`(SELECT id, id_pengajuan, kd_dokumen, nomor, tanggal, berlaku_sampai, nama_file, ukuran, sha256, mime,
  kunci, status, asal, id_organisasi, dibuat_oleh, created_at FROM dokumen)`;
