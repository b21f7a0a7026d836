import { Prisma } from '@prisma/client';

/** Determinations of meetings by the files that they were made for, as other rooms may read them. */
export const PENETAPAN_RAPAT = Prisma.sql`(SELECT DISTINCT b.id_pengajuan, t.id_rakor, t.dasar_hukum FROM penetapan_baris b
  JOIN penetapan t ON t.id = b.id_penetapan WHERE t.id_rakor IS NOT NULL)`;
