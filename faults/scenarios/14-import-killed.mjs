import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fill } from '../lib/fill.mjs';
import { judge } from '../lib/judge.mjs';
import { secondsSince, sleep, until } from '../lib/time.mjs';
import { upload, workbook } from '../lib/workbook.mjs';

const ROWS = 24_000;
const AT = [0.2, 0.5, 0.9];
/** The import runs in such slices, so that the kill meets the share that it is meant for. */
const RUN_MS = 15;
const REST_MS = 100;

const STATE = `SELECT status, total, diproses, diterima, ditolak FROM impor WHERE id = $1`;
const SEEN = `SELECT count(*)::int AS n, count(DISTINCT kunci)::int AS keys, count(DISTINCT seri)::int AS places FROM baris WHERE id_pengajuan = $1`;

/** Lets the worker run in slices until the import has done its share, and kills it there. */
async function killAt(world, worker, id, share) {
  for (;;) {
    const [{ status, total, diproses }] = await world.sql(STATE, [id]);
    if (status === 'SELESAI' || status === 'GAGAL') return 'too late';
    if (total > 0 && diproses >= share * total) {
      await worker.kill();
      return `${((100 * diproses) / total).toFixed(0)} %`;
    }
    if (status === 'BERJALAN') worker.signal('SIGCONT');
    await sleep(RUN_MS);
    if (status === 'BERJALAN') worker.signal('SIGSTOP');
    await sleep(status === 'BERJALAN' ? REST_MS : 0);
  }
}

export const importKilled = {
  id: '14',
  name: 'import killed at 20, 50 and 90 %',
  async play(world) {
    const { files } = await fill(world, 1);
    const [file] = files;
    const id = await upload(world, file, await workbook(world, file, ROWS));
    const demands = [];
    const notes = [];
    let worker = world.workers[0];
    for (const share of AT) {
      const met = await killAt(world, worker, id, share);
      const [{ n: seen }] = await world.sql(SEEN, [file.id]);
      demands.push(
        [`killed while it ran (${met})`, met !== 'too late'],
        [`nothing of it is seen after the kill (${seen} rows)`, seen === 1],
      );
      notes.push(`killed at ${met} of ${ROWS} rows: ${seen - 1} of them seen`);
      await world.sql('UPDATE impor SET diproses = 0 WHERE id = $1', [id]); // the next worker's progress, not this one's
      worker = await world.startWorker();
    }
    const ended = performance.now();
    await until('the import is done', async () => (await world.sql(STATE, [id]))[0].status === 'SELESAI', 60_000);
    notes.push(`done ${secondsSince(ended).toFixed(1)} s after the last worker was up`);
    const [state] = await world.sql(STATE, [id]);
    const [after] = await world.sql(SEEN, [file.id]);
    const [{ n: beside }] = await world.sql("SELECT count(*)::int AS n FROM pg_tables WHERE schemaname = 'antrean'");
    const left = readdirSync(path.join(world.env.BERKAS_DIR, 'impor', id)).sort();
    demands.push(
      [`all rows are there (${after.n})`, after.n === ROWS + 1],
      [
        `each row is there once (${after.keys} rows, ${after.places} places)`,
        after.keys === after.n && after.places === after.n,
      ],
      [
        `the import says so (${state.diterima} taken, ${state.ditolak} refused)`,
        state.diterima === ROWS + 1 && state.ditolak === 0,
      ],
      [`only the workbook and its result are kept (${left.join(', ')})`, left.length === 2],
      [`nothing is left beside the table (${beside} tables)`, beside === 0],
    );
    return { ...(await judge(world, { people: files, demands })), notes };
  },
};
