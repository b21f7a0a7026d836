import { actor, fill, meeting, sign } from '../../bench/lib/meeting.mjs';
import { requireFromApi } from '../../tools/lib/paths.mjs';
import { verifyLedger } from '../lib/ledger.mjs';
import { until } from '../lib/time.mjs';

const DONE = `SELECT count(*) FILTER (WHERE status <> 'MENUNGGU')::int AS n FROM rakor_terap`;
const ENDED = `SELECT kd_status = '70' AS ended FROM rakor`;
/** What was determined, what stands on permits, and what is missing or twice among decisions, numbers and their events. */
const SUMS = `SELECT
  (SELECT count(*)::int FROM rakor_terap WHERE status = 'SELESAI') AS pushed,
  (SELECT count(*)::int FROM pengajuan WHERE kd_status = '50') AS decided,
  (SELECT count(DISTINCT no_keputusan)::int FROM pengajuan WHERE kd_status = '50') AS numbers,
  (SELECT sum(penetapan)::text FROM rakor_baris) AS determined,
  (SELECT coalesce(sum(saldo), 0)::text FROM buku_akun WHERE jenis = 'P.TERBIT') AS issued,
  (SELECT count(*)::int FROM (SELECT id_pengajuan FROM riwayat WHERE ke = '50' GROUP BY 1 HAVING count(*) > 1) x) AS twice,
  (SELECT count(*)::int FROM penetapan_baris) AS rows`;

/** The minutes are signed: `rows` files wait for their decisions. */
async function signed(world, rows) {
  const { readConfig } = requireFromApi('./dist/platform/config/config.js');
  const { createApp } = requireFromApi('./dist/http/create-app.js');
  const client = await fill(world.url(), rows);
  const app = await createApp(readConfig({ ...process.env, ...world.env, LOG_LEVEL: 'silent', OIDC_JWKS_FILE: '' }));
  try {
    await app.init();
    const get = (kelas) => app.get(kelas, { strict: false });
    const sekre = actor('SEKRE_RAKOR', '128');
    const { id } = await meeting(client, sekre, get);
    await sign(client, id, sekre, get);
  } finally {
    await app.close();
    await client.end();
  }
}

export const meetingPush = {
  id: '19',
  name: 'push of a meeting, worker kill -9',
  short: false,
  world: { apis: 0, workers: 0 },
  async play(world, { short }) {
    const rows = short ? 150 : 1_000;
    await signed(world, rows);
    for (const part of [0.1, 0.4, 0.7]) {
      const worker = await world.startWorker();
      await until('some have their decision', async () => (await world.sql(DONE))[0].n >= rows * part, 300_000, 20);
      await worker.kill();
    }
    const [{ n: atKill }] = await world.sql(DONE);
    await world.startWorker();
    await until('the meeting has ended', async () => (await world.sql(ENDED))[0].ended, 300_000, 200);
    const [{ pushed, decided, numbers, determined, issued, twice, rows: determinedRows }] = await world.sql(SUMS);
    const demands = [
      ['it was killed in the midst of it', atKill < rows],
      ['every file has its decision', pushed === rows && decided === rows],
      ['each under a number of its own', numbers === rows],
      ['none is decided twice', twice === 0],
      ['every row stands in the determination once', determinedRows === rows],
      ['what was determined stands on permits', Number(determined) === Number(issued) && Number(issued) > 0],
    ];
    const unmet = demands.filter(([, met]) => !met).map(([what]) => ({ rule: 'demand', what }));
    const counts = { accepted: rows, delivered: decided, effects: pushed, lost: rows - decided, doubled: twice };
    return { counts, violations: [...unmet, ...(await verifyLedger(world))] };
  },
};
