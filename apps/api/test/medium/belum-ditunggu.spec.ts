import { Client } from 'pg';
import { readConfig } from '../../src/platform/config/config';
import { PrismaService } from '../../src/platform/prisma/prisma.service';
import { cloneDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let luar: Client;

beforeAll(async () => {
  database = await cloneDatabase();
  luar = new Client({ connectionString: database.url });
  await luar.connect();
  await luar.query('CREATE TABLE uji_jejak (id int)');
});
afterAll(async () => {
  await luar.end();
  await database.drop();
});

it('a process that stops finishes what no answer waited for', async () => {
  const prisma = new PrismaService(readConfig({ DATABASE_URL: database.url }));
  const tulis = async (): Promise<void> => {
    await prisma.$queryRaw`SELECT pg_sleep(0.3)::text`;
    await prisma.$executeRaw`INSERT INTO uji_jejak VALUES (1)`;
  };
  prisma.unawaited(tulis());
  await prisma.onApplicationShutdown();
  expect((await luar.query('SELECT id FROM uji_jejak')).rows).toEqual([{ id: 1 }]);
});
