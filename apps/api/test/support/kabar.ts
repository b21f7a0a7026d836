import type { PrismaClient } from '@prisma/client';

/** Every notice with everybody it is for, by role and ministry as the accounts have them. */
export const kabarOrang = (db: PrismaClient): Promise<{ id_user: string; subject: string; kunci: string }[]> =>
  db.$queryRaw`
    SELECT n.user_id AS id_user, n.subject, n.kunci FROM notifikasi n WHERE n.user_id IS NOT NULL
    UNION ALL
    SELECT p.id, n.subject, n.kunci FROM notifikasi n
    JOIN pengguna p ON n.meja = p.kode_peran OR n.meja = p.kode_peran || ':' || p.kd_ga
    WHERE p.id IS DISTINCT FROM n.kecuali`;
