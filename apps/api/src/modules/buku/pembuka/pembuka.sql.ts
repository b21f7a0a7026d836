import { Prisma } from '@prisma/client';

/** Permits of before the portal as other rooms may read them. */
export const IZIN_PEMBUKA = Prisma.sql`(SELECT id, no_keputusan, id_organisasi, npwp, kd_rekom, kd_komoditas FROM pembuka_izin)`;
/** Their rows, numbered with those of all permits. */
export const BARIS_PEMBUKA = Prisma.sql`(SELECT id, id_izin, seri, satuan FROM pembuka_baris)`;
