import { Client } from 'pg';
import { readConfig } from '../../src/platform/config/config';
import { PrismaService } from '../../src/platform/prisma/prisma.service';
import { cloneDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let prisma: PrismaService;
let luar: Client;

beforeAll(async () => {
  database = await cloneDatabase();
  prisma = new PrismaService(readConfig({ DATABASE_URL: database.url }));
  luar = new Client({ connectionString: database.url });
  await luar.connect();
  await luar.query('CREATE TABLE uji_rencana (id int PRIMARY KEY); INSERT INTO uji_rencana VALUES (1)');
});
afterAll(async () => {
  await luar.end();
  await prisma.onApplicationShutdown();
  await database.drop();
});

const prepared = (bagian: string) =>
  prisma.tx(async (tx) => {
    await tx.pengguna.findFirst({ where: { username: 'tidak-ada' } });
    await tx.$queryRaw`SELECT 1 FROM pengguna WHERE username LIKE ${'x%'}`;
    await tx.pengguna.findMany({ where: { username: { in: Array.from({ length: 60 }, (_, i) => `u${i}`) } } });
    const rows = await tx.$queryRaw<{ statement: string }[]>`SELECT statement FROM pg_prepared_statements`;
    return rows.filter((r) => r.statement.includes(bagian)).map((r) => r.statement);
  });

describe('14.11 statements are prepared once per connection', () => {
  it('what Prisma writes is, once', async () => {
    await prepared('');
    const milik = await prepared('FROM "public"."pengguna"');
    expect(milik.length).toBeGreaterThan(0);
    expect(new Set(milik).size).toBe(milik.length);
  });
  it('what is better planned for its values is not: patterns, lists of varying length', async () => {
    expect(await prepared('LIKE $1')).toEqual([]);
    expect(await prepared('$60')).toEqual([]);
  });
});

describe('14.11 a migration under a running process', () => {
  const baca = () => prisma.$queryRaw<object[]>`SELECT * FROM uji_rencana`;
  it('changes the columns of a prepared statement: the next answer has them', async () => {
    expect(await baca()).toEqual([{ id: 1 }]);
    await luar.query("ALTER TABLE uji_rencana ADD COLUMN nama text DEFAULT 'satu'");
    expect(await baca()).toEqual([{ id: 1, nama: 'satu' }]);
  });
  it('and in the middle of a transaction: it is run again whole, what follows happens once', async () => {
    const followUp = jest.fn();
    let kali = 0;
    const kerja = () =>
      prisma.tx(async (tx) => {
        kali += 1;
        prisma.afterCommit(tx, followUp);
        await tx.$executeRaw`INSERT INTO uji_rencana (id) SELECT max(id) + 1 FROM uji_rencana`;
        return tx.$queryRaw<object[]>`SELECT * FROM uji_rencana ORDER BY id DESC LIMIT 1`;
      });
    expect(await kerja()).toEqual([{ id: 2, nama: 'satu' }]);
    await luar.query("ALTER TABLE uji_rencana ADD COLUMN kota text DEFAULT 'Dumai'");
    expect(await kerja()).toEqual([{ id: 3, nama: 'satu', kota: 'Dumai' }]);
    expect(kali).toBe(3);
    expect(followUp).toHaveBeenCalledTimes(2);
    expect(await prisma.$queryRaw`SELECT count(*)::int AS n FROM uji_rencana`).toEqual([{ n: 3 }]);
  });
  it('another error in a transaction is not tried again', async () => {
    let kali = 0;
    const kerja = prisma.tx(async (tx) => {
      kali += 1;
      await tx.$executeRaw`INSERT INTO uji_rencana (id) VALUES (1)`;
    });
    await expect(kerja).rejects.toThrow();
    expect(kali).toBe(1);
  });
});
