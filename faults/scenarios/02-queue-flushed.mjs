import { requireFromApi } from '../../tools/lib/paths.mjs';
import { acceptInDatabase } from '../lib/accept.mjs';
import { fill } from '../lib/fill.mjs';
import { judge } from '../lib/judge.mjs';
import { submitAll } from '../lib/load.mjs';
import { until } from '../lib/time.mjs';

/** One in ten is sent by HTTP; the others are put where an accepted submission would be. */
const WAITING = { redis: 5_000, postgres: 1_000, short: 300 };

async function inRedis(world, work) {
  const { Redis } = requireFromApi('ioredis');
  const redis = new Redis(world.redis.url);
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
const queueTables = async (world) => {
  const rows = await world.sql(
    `SELECT format('%I.%I', schemaname, tablename) AS t FROM pg_tables WHERE schemaname = 'bullmq' AND tablename <> 'migration'`,
  );
  return rows.map(({ t }) => t);
};

const server = {
  redis: {
    waiting: (world) => inRedis(world, (redis) => redis.llen('sinas:kirim-kl:wait')),
    flush: (world) => inRedis(world, (redis) => redis.flushall()),
  },
  postgres: {
    waiting: (world) =>
      world
        .sql(`SELECT count(*)::int AS n FROM bullmq.job WHERE queue LIKE '%kirim-kl' AND state::text = 'waiting'`)
        .then(
          ([{ n }]) => n,
          () => 0, // the worker makes the tables of its queue when it begins
        ),
    flush: async (world) => world.sql(`TRUNCATE ${(await queueTables(world)).join(', ')} CASCADE`),
  },
};

export const queueFlushed = {
  id: '2',
  name: 'queue flushed with thousands waiting',
  backends: ['redis', 'postgres'],
  world: { workers: 0, env: { OUTBOX_SEWA_MS: '20000' } },
  async play(world, { short }) {
    const count = short ? WAITING.short : WAITING[world.backend];
    const { files } = await fill(world, count);
    const byHttp = files.slice(0, count / 10);
    await submitAll(world, byHttp, { width: 16 });
    await acceptInDatabase(world, byHttp[0], files.slice(byHttp.length));
    // Papers and messages of thousands would take minutes and show nothing here.
    await world.sql(`DELETE FROM outbox WHERE jenis <> 'kirim-kl'`);
    await world.simulate('lambat', { ms: 1_500 });
    await world.startWorker();
    const { waiting, flush } = server[world.backend];
    const least = count * 0.95;
    let found = 0;
    await until('the queue holds them', async () => (found = await waiting(world)) >= least, 60_000, 50);
    await flush(world);
    const left = await waiting(world);
    await world.simulate('normal');
    const ended = new Date();
    const demands = [['the queue was emptied', left < found / 2]];
    const notes = [`${found} waiting in the queue, ${left} after the flush`];
    return { ...(await judge(world, { people: files, ended, demands, withinMs: 180_000 })), notes };
  },
};
