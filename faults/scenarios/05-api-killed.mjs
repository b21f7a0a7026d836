import { fill } from '../lib/fill.mjs';
import { judge } from '../lib/judge.mjs';
import { submitAll } from '../lib/load.mjs';
import { TcpProxy } from '../lib/tcp-proxy.mjs';
import { until } from '../lib/time.mjs';

const PER_ROUND = 10;

/** The first answer never leaves the wire: at that moment the API is killed, the work of that call committed. */
export const apiKilled = {
  id: '5',
  name: 'API killed between COMMIT and answer, client repeats',
  short: true,
  async play(world, { short }) {
    const rounds = short ? 2 : 6;
    const { files } = await fill(world, rounds * PER_ROUND);
    const wire = world.keep(await TcpProxy.open(world.apis[0].port));
    let committedUnseen = 0;
    for (let round = 0; round < rounds; round += 1) {
      const api = world.apis.at(-1);
      const part = files.slice(round * PER_ROUND, (round + 1) * PER_ROUND);
      let struck = false;
      wire.mode = 'normal';
      wire.onAnswer = () => {
        if (!struck) api.signal('SIGKILL');
        struck = true;
        wire.mode = 'refused';
        setImmediate(() => wire.cut());
        return false;
      };
      const submits = submitAll(world, part, { width: PER_ROUND, baseOf: () => wire.base });
      await until('the API is dead', () => !api.alive);
      const [{ n }] = await world.sql('SELECT count(*)::int AS n FROM kiriman WHERE id_pengajuan = ANY($1::bigint[])', [
        part.map(({ id }) => id),
      ]);
      committedUnseen += n;
      wire.onAnswer = () => true;
      wire.target = (await world.startApi()).port;
      wire.mode = 'normal';
      await submits;
    }
    const demands = [['each time something was committed that nobody was told of', committedUnseen >= rounds]];
    const notes = [`${rounds} kills, ${committedUnseen} submissions committed without an answer`];
    return { ...(await judge(world, { people: files, demands })), notes };
  },
};
