import { Prisma } from '@prisma/client';

/** Versions of minutes as the ledger's checks read them: what was frozen, and what the last signature moved. */
export const BERITA_RAPAT = Prisma.sql`(SELECT id_rakor, versi_ba, isi, butuh FROM rakor_versi)`;
