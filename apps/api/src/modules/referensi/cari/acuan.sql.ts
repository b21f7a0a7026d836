import { Prisma } from '@prisma/client';

/** Ministries of the reference list. */
export const GA = Prisma.sql`(SELECT kode, uraian FROM referensi WHERE jenis = 'ga')`;
/** Desks within a ministry. */
export const UNIT_GA = Prisma.sql`(SELECT kode, uraian, induk, data FROM referensi WHERE jenis = 'inhouse_group')`;
/** Commodity groups by their names. */
export const KELOMPOK_NAMA = Prisma.sql`(SELECT kd_komoditas, ur_komoditas FROM kelompok_komoditas)`;
