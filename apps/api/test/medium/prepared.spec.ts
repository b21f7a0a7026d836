import { Prisma } from '@prisma/client';
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

describe('14.11 a transaction on the driver', () => {
  const isi = () => prisma.$queryRaw`SELECT id FROM uji_rencana ORDER BY id DESC LIMIT 1`;
  const sela = (id: number) => Prisma.sql`INSERT INTO uji_rencana (id) VALUES (${id}) RETURNING *`;

  it('is written whole, and run again whole where a migration has changed a table under it', async () => {
    let kali = 0;
    const kerja = (id: number) =>
      prisma.txSql(async (run) => {
        kali += 1;
        const rows = await run<object>(sela(id));
        return [rows, await run<{ n: number }>(Prisma.sql`SELECT count(*)::int AS n FROM uji_rencana`)];
      });
    expect(await kerja(100)).toEqual([[{ id: 100, nama: 'satu', kota: 'Dumai' }], [{ n: 4 }]]);
    await luar.query("ALTER TABLE uji_rencana ADD COLUMN pulau text DEFAULT 'Sumatra'");
    expect(await kerja(101)).toEqual([[{ id: 101, nama: 'satu', kota: 'Dumai', pulau: 'Sumatra' }], [{ n: 5 }]]);
    expect(kali).toBe(3);
  });
  it('an error undoes all of it, is told as Prisma would, is not tried again and leaves the connection usable', async () => {
    for (let i = 0; i < 20; i += 1) {
      const kerja = prisma.txSql(async (run) => {
        await run(sela(200));
        await run(sela(100));
      });
      await expect(kerja).rejects.toMatchObject({ code: 'P2002' });
    }
    expect(await isi()).toEqual([{ id: 101 }]);
  });
  it('a connection that is cut in the middle is not used again', async () => {
    const kerja = prisma.txSql(async (run) => {
      await run(sela(300));
      await luar.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND state = 'idle in transaction'`);
      await run(sela(301));
    });
    await expect(kerja).rejects.toThrow();
    for (let i = 0; i < 20; i += 1) expect(await isi()).toEqual([{ id: 101 }]);
  });
  it('as many at once as there are places, and more: each finds one', async () => {
    const semua = await Promise.all(
      Array.from({ length: 30 }, (_, i) => prisma.txSql((run) => run<{ id: number }>(sela(400 + i)))),
    );
    expect(semua.flat().map((r) => r.id)).toEqual(Array.from({ length: 30 }, (_, i) => 400 + i));
  });
});
