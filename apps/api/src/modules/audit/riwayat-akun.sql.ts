import { Prisma } from '@prisma/client';

/** The history of accounts, menus, organizations, lists and calendars as other rooms may read it. */
export const RIWAYAT_AKUN = Prisma.sql`(SELECT id, objek, id_objek, urut, peristiwa, sebelum, sesudah, id_user, nama, kode_peran, catatan,
  waktu FROM riwayat_akun)`;
