import { Prisma } from '@prisma/client';
import { statusSql } from '../../../platform/prisma/status-sql';

/** Ids of files that wait for a payment. */
export const BERKAS_DITAGIH = Prisma.sql`SELECT p.id FROM pengajuan p WHERE p.kd_status IN ${statusSql('ditagih')}`;
