import { fill } from '../lib/fill.mjs';
import { judge } from '../lib/judge.mjs';
import { submitAll } from '../lib/load.mjs';

export const twoRelays = {
  id: '16',
  name: 'several relays and workers at once',
  short: true,
  backends: ['redis', 'postgres'],
  world: { workers: 2, env: { OUTBOX_SEWA_MS: '15000' } },
  async play(world, { short }) {
    const { files } = await fill(world, short ? 80 : 300);
    if (!short) await world.startWorker();
    await submitAll(world, files, { width: 12 });
    const outcome = await judge(world, { people: files });
    const { efek } = await world.simulator('/_efek');
    const twice = efek.filter((effect) => effect.jumlah_permintaan > 1).length;
    const [{ lagi }] = await world.sql('SELECT count(*) FILTER (WHERE pagar > 1)::int AS lagi FROM outbox');
    const demand = twice === 0 ? [] : [{ rule: 'demand', what: `${twice} submissions were sent twice without need` }];
    return {
      ...outcome,
      violations: [...outcome.violations, ...demand],
      notes: [`${world.workers.length} workers; ${lagi} rows offered more than once`],
    };
  },
};
