import { fill } from '../lib/fill.mjs';
import { judge } from '../lib/judge.mjs';
import { submitAtOnce } from '../lib/load.mjs';
import { sleep, until } from '../lib/time.mjs';

const CALLS = `SELECT max(pagar)::int AS pagar, count(*) FILTER (WHERE pagar > 1)::int AS lagi FROM outbox WHERE jenis = 'kirim-kl'`;

/** A worker that sleeps through its lease wakes up with answers for rows that a later offer owns. */
export const workerStopped = {
  id: '4',
  name: 'worker stopped past its lease, then continued',
  async play(world) {
    const { files } = await fill(world, 40);
    const [sleeper] = world.workers;
    await world.simulate('jawab_lambat', { ms: 1_500 });
    await submitAtOnce(world, sleeper, files, { calls: 6 });
    sleeper.signal('SIGSTOP');
    await world.startWorker();
    await world.simulate('normal');
    await until('another worker owns the rows', async () => (await world.sql(CALLS))[0].lagi >= 6, 30_000);
    await sleep(1_000);
    sleeper.signal('SIGCONT');
    const ended = new Date();
    await sleep(2_000); // what it still believes to own must be written by now, or never
    const [{ lagi }] = await world.sql(CALLS);
    const outcome = await judge(world, { people: files, ended, demands: [['the sleeper lives on', sleeper.alive]] });
    return { ...outcome, notes: [`${lagi} rows were offered again while their worker slept`] };
  },
};
