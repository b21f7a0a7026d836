import { Prisma } from '@prisma/client';

/** Accounts as other rooms may read them. */
export const ORANG = Prisma.sql`(SELECT id, username, fullname, position, mobile_number, email, kode_peran, kd_ga, id_organisasi,
  aktif, diaktifkan, dihapus, surel_notif FROM pengguna)`;
