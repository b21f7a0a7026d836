import { fill } from '../lib/fill.mjs';
import { judge, settle } from '../lib/judge.mjs';
import { submitAtOnce } from '../lib/load.mjs';

const PER_ROUND = 12;

/** Killed before the effect (it comes late, after the death) and killed after it (the answer is lost), in turns. */
export const workerKilled = {
  id: '3',
  name: 'worker kill -9 in the middle of a call',
  short: true,
  async play(world, { short }) {
    const rounds = short ? 2 : 6;
    const { files } = await fill(world, rounds * PER_ROUND);
    let worker = world.workers[0];
    let caught = 0;
    let ended;
    for (let round = 0; round < rounds; round += 1) {
      await world.simulate(round % 2 === 0 ? 'jawab_lambat' : 'lambat', { ms: 1_500 });
      const part = files.slice(round * PER_ROUND, (round + 1) * PER_ROUND);
      caught += await submitAtOnce(world, worker, part, { calls: 4 });
      await worker.kill();
      ended = new Date();
      worker = await world.startWorker();
    }
    await world.simulate('normal');
    await settle(world);
    const { efek } = await world.simulator('/_efek');
    const again = efek.filter((effect) => effect.jumlah_permintaan > 1).length;
    // The lease outlasts every answer here: who takes over can learn that the submission has arrived.
    const demands = [[`nothing is sent again without asking first (${again} were)`, again === 0]];
    const notes = [`${rounds} kills, ${caught} calls under way`];
    return { ...(await judge(world, { people: files, ended, demands })), notes };
  },
};
