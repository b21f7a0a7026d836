import { Balancer } from '../lib/balancer.mjs';
import { fill } from '../lib/fill.mjs';
import { judge } from '../lib/judge.mjs';
import { lanes, submitAll } from '../lib/load.mjs';
import { get } from '../lib/people.mjs';
import { sleep, until } from '../lib/time.mjs';

const DRAIN_MS = 1_500;
const LISTS = ['/nk/v2/data-nk/rki/pengajuan?page=1&limit=10', '/api/beranda', '/api/sesi'];

/** Takes one API out as an operator does, and puts a new one in its place. */
async function restartApi(world, balancer, old) {
  old.signal('SIGTERM');
  await until('the proxy sees that it is not ready', () => !balancer.isReady(old.base), 5_000, 20);
  await old.exited;
  balancer.remove(old.base);
  balancer.add((await world.startApi()).base);
}

async function restartWorker(world, old) {
  const [fresh] = await Promise.all([world.startWorker(), sleep(200)]);
  old.signal('SIGTERM');
  await old.exited;
  return fresh;
}

export const rollingRestart = {
  id: '15',
  name: 'rolling restart of two APIs and two workers under load',
  world: { apis: 2, workers: 2, env: { DRAIN_MS: String(DRAIN_MS) } },
  async play(world) {
    const { files } = await fill(world, 300);
    const balancer = world.keep(await Balancer.open());
    for (const { base } of world.apis) balancer.add(base);
    await world.simulate('jawab_lambat', { ms: 300 });
    let going = true;
    let reads = 0;
    const failed = [];
    const readers = lanes(files.slice(0, 4), 4, async (person) => {
      while (going) {
        const at = LISTS[reads++ % LISTS.length];
        const answer = await get(balancer.base, person, at);
        if (answer.status !== 200) failed.push(`GET ${at}: ${answer.status ?? answer.error}`);
        await sleep(40);
      }
    });
    const submits = submitAll(world, files, { width: 4, pauseMs: 220, baseOf: () => balancer.base });
    await sleep(1_000);
    for (const old of [...world.apis]) await restartApi(world, balancer, old);
    for (const old of [...world.workers]) await restartWorker(world, old);
    const ended = new Date();
    const answers = await submits;
    going = false;
    await readers;
    const bad = world.journal.events.filter(({ type }) => type === 'fail' || type === 'unknown');
    const demands = [
      [`no submission failed on the way (${bad.length} did: ${bad[0]?.http ?? bad[0]?.galat})`, bad.length === 0],
      [`no read failed (${failed.length} did: ${failed[0]})`, failed.length === 0],
      ['every submission ends accepted', answers.every(({ status }) => status === 201)],
    ];
    const outcome = await judge(world, { people: files, ended, demands });
    const { efek } = await world.simulator('/_efek');
    const twice = efek.filter((effect) => effect.jumlah_permintaan > 1).length;
    const demand = twice === 0 ? [] : [{ rule: 'demand', what: `${twice} submissions were sent twice` }];
    return {
      ...outcome,
      violations: [...outcome.violations, ...demand],
      notes: [`${reads} reads, ${failed.length} failed`],
    };
  },
};
