import { Prisma } from '@prisma/client';

/** Whether naming `n` holds is the database's clock's to say. */
export const BERLAKU_KINI = Prisma.sql`n.diakhiri IS NULL AND now() >= n.mulai AND now() < n.sampai`;
