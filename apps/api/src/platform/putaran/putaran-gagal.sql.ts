import { Prisma } from '@prisma/client';

/** What the rounds of the clock could not do. */
export const PUTARAN_GAGAL = Prisma.sql`(SELECT putaran, sasaran, id_pengajuan, kesalahan, kali, sejak, terakhir FROM putaran_gagal)`;
