import { fill } from '../lib/fill.mjs';
import { call } from '../lib/http.mjs';
import { judge } from '../lib/judge.mjs';
import { submitAll } from '../lib/load.mjs';
import { openObjectStore } from '../lib/servers.mjs';
import { TcpProxy } from '../lib/tcp-proxy.mjs';
import { sleep, until } from '../lib/time.mjs';

/** How the way to the store is, in turn. A slow one answers, but every packet takes its time. */
const WAYS = [
  { name: 'refused', set: (wire) => (wire.mode = 'refused') },
  { name: 'silent', set: (wire) => (wire.mode = 'silent') },
  { name: 'slow', set: (wire) => Object.assign(wire, { mode: 'normal', delayMs: 800 }) },
];
const PER_WAY = 15;
const PAPERS = `SELECT count(*)::int AS n FROM dokumen WHERE kd_dokumen = 'TANDATERIMA' AND status = 'READY'`;
/** Who asks whether the API is ready does not wait longer than this. */
const READY_WITHIN_MS = 3_000;

async function readiness(world) {
  const began = performance.now();
  const { status, body } = await call(`${world.base}/sehat/siap`);
  return { status, store: body?.berkas, ms: performance.now() - began };
}

export const objectStore = {
  id: '8',
  name: 'object store down, silent, slow',
  world: { apis: 0, workers: 0 },
  async play(world) {
    const store = world.keep(await openObjectStore(world.folder));
    const wire = world.keep(await TcpProxy.open(store.port));
    Object.assign(world.env, { S3_ENDPOINT: wire.base, S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER' });
    await Promise.all([world.startApi(), world.startWorker()]);
    const { files } = await fill(world, PER_WAY * WAYS.length);
    const demands = [];
    const notes = [];
    for (const [i, { name, set }] of WAYS.entries()) {
      set(wire);
      wire.cut();
      const answers = await submitAll(world, files.slice(i * PER_WAY, (i + 1) * PER_WAY));
      const ready = await readiness(world);
      demands.push([`store ${name}: submissions are accepted`, answers.every(({ status }) => status === 201)]);
      demands.push([
        `store ${name}: the API stays ready, and says so in time (${ready.status}, ${ready.ms.toFixed(0)} ms)`,
        ready.status === 200 && ready.ms < READY_WITHIN_MS,
      ]);
      notes.push(`store ${name}: ready ${ready.status} in ${ready.ms.toFixed(0)} ms, berkas ${ready.store}`);
      await sleep(2_500);
    }
    Object.assign(wire, { mode: 'normal', delayMs: 0 });
    wire.cut();
    const ended = new Date();
    const outcome = await judge(world, { people: files, ended, demands });
    await until('every receipt is on paper', async () => (await world.sql(PAPERS))[0].n === files.length, 150_000, 500);
    notes.push(
      `all ${files.length} receipts made ${((Date.now() - ended) / 1000).toFixed(1)} s after the store was back`,
    );
    return { ...outcome, notes };
  },
};
