import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Config } from '../../src/platform/config/config';
import { DatabaseListener } from '../../src/platform/prisma/database-listener';
import { cloneDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let client: Client;
let listener: DatabaseListener;
beforeAll(async () => {
  database = await cloneDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  listener = new DatabaseListener({ databaseUrl: database.url } as Config);
});
afterAll(async () => {
  await listener.onApplicationShutdown();
  await client.end();
  await database.drop();
});

async function sampai(benar: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !benar(); i += 1) await sleep(20);
  expect(benar()).toBe(true);
}

describe('notifications of the database', () => {
  it('several channels and several listeners on one connection; lost and found again', async () => {
    const dengar: string[] = [];
    listener.listen('satu', { onMessage: (p) => dengar.push(`satu ${p}`), onLost: () => dengar.push('lost') });
    listener.listen('satu', { onMessage: (p) => dengar.push(`juga ${p}`), onLive: () => dengar.push('live') });
    listener.listen('dua', { onMessage: (p) => dengar.push(`dua ${p}`) });
    expect(listener.live).toBe(false);
    listener.ensure();
    await sampai(() => listener.live);
    await client.query("NOTIFY satu, 'a'; NOTIFY dua, 'b'; NOTIFY tiga, 'c'");
    await sampai(() => dengar.length === 4);
    expect(dengar).toEqual(['live', 'satu a', 'juga a', 'dua b']);
    const potong = await client.query(
      "SELECT count(pg_terminate_backend(pid))::int AS n FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
    );
    expect(potong.rows).toEqual([{ n: 1 }]);
    await sampai(() => !listener.live);
    for (let i = 0; i < 100 && !listener.live; i += 1) {
      listener.ensure();
      await sleep(50);
    }
    expect(dengar.slice(4)).toEqual(['lost', 'live']);
    await client.query("NOTIFY dua, 'lagi'");
    await sampai(() => dengar.at(-1) === 'dua lagi');
  });

  it('a channel that comes too late is refused, not silently deaf', () => {
    expect(() => listener.listen('tiga', { onMessage: () => undefined })).toThrow('tiga');
  });
});
