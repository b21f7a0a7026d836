import { Prisma } from '@prisma/client';

/** Uploads of workbooks as other rooms may read them. */
export const IMPOR = Prisma.sql`(SELECT id, id_pengajuan, ukuran, status FROM impor)`;
