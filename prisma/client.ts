import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@prisma/client';

/** A client for seeds and tests. */
export const createClient = (databaseUrl: string): PrismaClient =>
  new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl, max: 4 }) });
