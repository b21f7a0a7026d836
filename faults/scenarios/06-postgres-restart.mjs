import { fill } from '../lib/fill.mjs';
import { judge } from '../lib/judge.mjs';
import { submitAll } from '../lib/load.mjs';
import { sleep } from '../lib/time.mjs';

const RESTARTS = 3;

export const postgresRestart = {
  id: '6',
  name: 'PostgreSQL immediate restart',
  async play(world) {
    const { files } = await fill(world, 200);
    const submits = submitAll(world, files, { width: 6, pauseMs: 250 });
    let ended;
    for (let i = 0; i < RESTARTS; i += 1) {
      await sleep(1_500);
      await world.run.postgres.crash('SIGQUIT');
      await world.run.postgres.start();
      ended = new Date();
    }
    const answers = await submits;
    const demands = [['every submission ends accepted', answers.every(({ status }) => status === 201)]];
    return { ...(await judge(world, { people: files, ended, demands })), notes: [`${RESTARTS} restarts`] };
  },
};
