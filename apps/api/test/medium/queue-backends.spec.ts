import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openQueueWorld, until, type QueueWorld } from './queue-world';

const server = process.env.TEST_DATABASE_URL;
const redisUrl = process.env.TEST_REDIS_URL;
if (!server) throw new Error('TEST_DATABASE_URL is not set: run through npm test');

const database = `uji_antrean_${randomBytes(4).toString('hex')}`;
const databaseUrl = Object.assign(new URL(server), { pathname: `/${database}` }).href;

async function onServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

beforeAll(() => onServer(`CREATE DATABASE ${database}`));
afterAll(() => onServer(`DROP DATABASE ${database} WITH (FORCE)`));

const backends = [
  { name: 'PostgreSQL', redisUrl: null, missing: false },
  { name: 'Redis', redisUrl, missing: !redisUrl },
];

describe.each(backends)('queue on $name', ({ redisUrl, missing }) => {
  const test = missing ? it.skip : it;
  let world: QueueWorld;

  beforeEach(async () => {
    if (missing) return;
    world = await openQueueWorld({ redisUrl, databaseUrl, prefix: `uji-${randomBytes(4).toString('hex')}` });
    await world.queue.obliterate({ force: true });
  });
  afterEach(async () => {
    if (!missing) await world.app.close();
  });

  test('carries a job with its data to the processor', async () => {
    world.work = async (job) => ({ diterima: job.data.id });
    const job = await world.queue.add('kirim', { id: 'a-1' });
    await until(() => job.isCompleted());
    expect(world.seen).toEqual([{ id: 'a-1' }]);
    expect((await world.queue.getJob(job.id ?? ''))?.returnvalue).toEqual({ diterima: 'a-1' });
  });

  test('does a job once although it was added twice under one id', async () => {
    await world.queue.pause();
    await world.queue.add('kirim', { id: 'b' }, { jobId: 'outbox-1-1' });
    await world.queue.add('kirim', { id: 'b' }, { jobId: 'outbox-1-1' });
    await world.queue.resume();
    const job = await world.queue.add('kirim', { id: 'c' });
    await until(() => job.isCompleted());
    expect(world.seen).toEqual([{ id: 'b' }, { id: 'c' }]);
  });

  test('tries again after a failure, and keeps the last failure in view', async () => {
    world.work = async (job) => {
      if (job.data.rusak || job.attemptsMade < 1) throw new Error('belum');
    };
    const mended = await world.queue.add('kirim', { rusak: false }, { attempts: 2, backoff: 10 });
    const broken = await world.queue.add('kirim', { rusak: true }, { attempts: 2, backoff: 10 });
    await until(() => mended.isCompleted());
    await until(() => broken.isFailed());
    expect((await world.queue.getJob(broken.id ?? ''))?.failedReason).toBe('belum');
  });

  test('lets a running job enqueue and end while the application closes', async () => {
    let started = false;
    world.work = async (job) => {
      if (job.name !== 'induk') return;
      started = true;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await world.queue.add('anak', {}, { delay: 60_000 });
    };
    const job = await world.queue.add('induk', {});
    await until(() => started);
    await world.app.close();
    const again = await openQueueWorld({
      redisUrl,
      databaseUrl,
      prefix: world.queue.opts.prefix ?? '',
    });
    world = again;
    expect(await again.queue.getJobState(job.id ?? '')).toBe('completed');
    expect(await again.queue.getDelayedCount()).toBe(1);
  });
});
