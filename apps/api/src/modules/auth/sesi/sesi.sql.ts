import { Prisma } from '@prisma/client';

/** Sessions as other rooms may read them: nothing that opens one. */
export const SESI = Prisma.sql`(SELECT id_hash, id_user, nomor, cara, dibuat, terakhir, sampai FROM sesi)`;
