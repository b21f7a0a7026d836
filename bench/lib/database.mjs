// The benchmark's own databases: a PostgreSQL below .data/bench, or the server that BENCH_DATABASE_URL names.
import { mkdirSync } from 'node:fs';
import { dropDatabase, ensureAnswers, ensureDatabase, migrate } from '../../tools/lib/database.mjs';
import { fingerprint } from '../../tools/lib/fingerprint.mjs';
import { inData, inRoot, requireFromApi } from '../../tools/lib/paths.mjs';
import { anyFreePort } from '../../tools/lib/ports.mjs';
import { startPostgres } from '../../tools/lib/postgres.mjs';
import { lastLines, runNode } from '../../tools/lib/run.mjs';
import { Stop } from '../../tools/lib/stop.mjs';
import { factoriesOf } from './factories.mjs';
import { fill } from './fill.mjs';
import { GENERATOR } from './settings.mjs';

const pg = requireFromApi('pg');

/** What a server of this size would be given; everything else as PostgreSQL ships it. */
const SETTINGS = {
  shared_buffers: '1GB',
  maintenance_work_mem: '256MB',
  max_wal_size: '8GB',
  synchronous_commit: 'on',
  full_page_writes: 'on',
};

export async function openServer() {
  mkdirSync(inData('bench'), { recursive: true, mode: 0o755 });
  if (process.env.BENCH_DATABASE_URL) {
    await ensureAnswers(process.env.BENCH_DATABASE_URL);
    const url = (name) => Object.assign(new URL(process.env.BENCH_DATABASE_URL), { pathname: `/${name}` }).href;
    return { url, admin: process.env.BENCH_DATABASE_URL, stop: async () => undefined };
  }
  const server = await startPostgres({
    dir: inData('bench/pg'),
    port: await anyFreePort(),
    trust: true,
    settings: SETTINGS,
    logFile: inData('bench/pg.log'),
  });
  return { url: server.url, admin: server.url(), stop: () => server.stop('SIGINT') };
}

async function storedStamp(client) {
  const { rows } = await client.query(`SELECT to_regclass('public.bench_stempel') IS NOT NULL AS ada`);
  if (!rows[0].ada) return undefined;
  return (await client.query('SELECT isi FROM bench_stempel')).rows[0]?.isi;
}

export async function connect(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

export async function seedRules(url) {
  const result = await runNode(['--enable-source-maps', inRoot('prisma/dist/seed/index.js')], {
    env: { DATABASE_URL: url, DEMO: '0', NODE_ENV: 'development' },
    logFile: inData('bench/seed.log'),
  });
  if (result.code !== 0) throw new Stop('Pengisian aturan gagal.', { detail: lastLines(result.output) });
}

/** A database of the wanted size: the one that is there when its stamp fits, else a new one. */
export async function prepare(server, name, size) {
  const url = server.url(name);
  const wanted = JSON.stringify({
    GENERATOR,
    files: size.files,
    firms: size.firms,
    big: size.big,
    schema: fingerprint(['prisma/migrations']),
  });
  await ensureDatabase(server.admin, name);
  let client = await connect(url);
  try {
    if ((await storedStamp(client)) === wanted) return url;
    await client.end();
    console.log(`Membuat ${name}: ${size.files} berkas, ${size.firms} perusahaan ...`);
    const began = performance.now();
    await dropDatabase(server.admin, name);
    await ensureDatabase(server.admin, name);
    await migrate(url);
    await seedRules(url);
    client = await connect(url);
    const { KEPALA_SAH, rekamanSah } = factoriesOf();
    await fill(client, size, { header: KEPALA_SAH, row: rekamanSah('0142', 2027) });
    await client.query('CREATE TABLE bench_stempel (isi text NOT NULL)');
    await client.query('INSERT INTO bench_stempel VALUES ($1)', [wanted]);
    console.log(`${name} siap (${((performance.now() - began) / 1000).toFixed(0)} s).`);
    return url;
  } finally {
    await client.end().catch(() => undefined);
  }
}
