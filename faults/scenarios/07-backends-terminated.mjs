import { fill } from '../lib/fill.mjs';
import { judge } from '../lib/judge.mjs';
import { submitAll } from '../lib/load.mjs';
import { sleep } from '../lib/time.mjs';
import { OWN_NAME } from '../lib/world.mjs';

const FOR_MS = 12_000;
const EVERY_MS = 60;
const TERMINATE = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND application_name <> $1 ORDER BY random() LIMIT 1`;

export const backendsTerminated = {
  id: '7',
  name: 'database connections terminated at random',
  async play(world) {
    const { files } = await fill(world, 200);
    const submits = submitAll(world, files, { width: 6, pauseMs: 300 });
    const until = performance.now() + FOR_MS;
    let cut = 0;
    while (performance.now() < until) {
      cut += (await world.sql(TERMINATE, [OWN_NAME])).length;
      await sleep(EVERY_MS);
    }
    const ended = new Date();
    const answers = await submits;
    const demands = [
      ['every submission ends accepted', answers.every(({ status }) => status === 201)],
      ['connections were ended', cut > 50],
    ];
    return { ...(await judge(world, { people: files, ended, demands })), notes: [`${cut} connections ended`] };
  },
};
