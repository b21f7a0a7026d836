import { Prisma } from '@prisma/client';

/** Work as those who asked for it may read it. */
export const OUTBOX = Prisma.sql`(SELECT jenis, kunci, muatan, status, percobaan, kesalahan, dibuat, tersedia FROM outbox)`;
