import { Prisma } from '@prisma/client';

/** Parts of the dashboard in use, with whom each was given to. */
export const ELEMEN_ORANG = Prisma.sql`(SELECT x.id_user, d.kode, d.nama, d.uraian, d.tautan, d.urut
  FROM elemen_pengguna x JOIN elemen_dasbor d ON d.kode = x.kode WHERE d.aktif)`;
