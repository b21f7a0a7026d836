import { fill } from '../lib/fill.mjs';
import { judge } from '../lib/judge.mjs';
import { submitAll } from '../lib/load.mjs';
import { sleep, until } from '../lib/time.mjs';

const LANES = 4;

/** Redis dies alone; the queue in PostgreSQL dies with the database, which is then out for everybody. */
const server = {
  redis: { outageMs: { long: 30_000, short: 5_000 }, down: (w) => w.redis.kill(), up: (w) => w.redis.start() },
  postgres: {
    outageMs: { long: 10_000, short: 5_000 },
    down: (w) => w.run.postgres.crash('SIGKILL'),
    up: (w) => w.run.postgres.start(),
  },
};

export const queueKilled = {
  id: '1',
  name: 'queue server kill -9',
  short: true,
  backends: ['redis', 'postgres'],
  async play(world, { short }) {
    const { files } = await fill(world, short ? 80 : 240);
    const { outageMs, down, up } = server[world.backend];
    const outage = outageMs[short ? 'short' : 'long'];
    const submits = submitAll(world, files, { width: LANES, pauseMs: ((outage + 2_000) * LANES) / files.length });
    const accepted = () => world.journal.events.filter(({ type }) => type === 'ok').length;
    await until('some are accepted', () => accepted() >= 8);
    await down(world);
    const openBefore = world.journal.events.length;
    await sleep(outage);
    const duringOutage = world.journal.events.slice(openBefore).filter(({ type }) => type === 'ok').length;
    await up(world);
    const ended = new Date();
    const answers = await submits;
    const demands = [['every submission ends accepted', answers.every(({ status }) => status === 201)]];
    if (world.backend === 'redis') {
      const calls = world.journal.events.filter(({ type }) => type === 'invoke').length;
      demands.push(['nobody notices that Redis is away', calls === files.length && duringOutage > 0]);
    }
    const notes = [`${duringOutage} accepted while the server was away for ${outage / 1000} s`];
    return { ...(await judge(world, { people: files, ended, demands })), notes };
  },
};
