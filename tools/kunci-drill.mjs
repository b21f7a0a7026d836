#!/usr/bin/env node
// npm run kunci:drill: people work all the time while keys are added, promoted, everything is encrypted anew (and the run
// is killed in the middle once), and the old key is removed; then a row of an old backup is read.
import { createRequire } from 'node:module';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { Postgres } from '../faults/lib/servers.mjs';
import { secondsSince, sleep } from '../faults/lib/time.mjs';
import { World } from '../faults/lib/world.mjs';
import { buildServer } from './lib/build-steps.mjs';
import { KunciLoad, people } from './lib/kunci-load.mjs';
import { ensureDataFolder, inRoot } from './lib/paths.mjs';
import { startProcess } from './lib/processes.mjs';
import { runNode } from './lib/run.mjs';
import { loadSecrets } from './lib/secrets.mjs';
import { runTool } from './lib/stop.mjs';

const PEOPLE = 150;
const RINGS = ['DATA_SECRET', 'AUDIT_SECRET', 'SESSION_SECRET'];
const COLUMNS = ['nik', 'mobile_number', 'address'];
/** Requests that a process has begun when it is taken out of the load. */
const LET_END_MS = 400;

async function prepare(folder) {
  const secrets = loadSecrets(path.join(folder, 'secrets.json'));
  process.env.DATA_SECRET = secrets.DATA_SECRET; // the factories encrypt as the processes will decrypt
  const postgres = await Postgres.open(folder);
  process.env.TEST_DATABASE_URL = postgres.url();
  await createRequire(import.meta.url)(inRoot('tools/jest.global-setup.cjs'))();
  return { folder, secrets, postgres, template: process.env.TEST_TEMPLATE };
}

/** Every process is replaced, one after the other, by one with this ring; `pick` makes it of old and new secret. */
async function roll(world, load, keys, pick) {
  for (const name of RINGS) world.env[name] = pick(keys[name]);
  const [worker] = world.workers;
  const old = [...world.apis];
  for (const api of old) {
    const [fresh] = await Promise.all([world.startApi(), ...(api === old[0] ? [world.startWorker()] : [])]);
    load.bases = [...load.bases.filter((base) => base !== api.base), fresh.base];
    await sleep(LET_END_MS);
    await api.stop();
  }
  world.apis = world.apis.filter((api) => !old.includes(api));
  await worker.stop();
  world.workers = world.workers.filter((one) => one !== worker);
}

const run = (world, script) =>
  runNode([inRoot(`apps/api/dist/${script}.cli.js`)], { env: { ...world.env, DATABASE_URL: world.url() } });

/** The run that is killed in the middle: what it has written stands, the rest is for the next. */
async function killedRun(world) {
  const process_ = startProcess({
    label: 'kunci',
    script: inRoot('apps/api/dist/kunci.cli.js'),
    env: world.env,
    logFile: path.join(world.folder, 'kunci-killed.log'),
  });
  for (;;) {
    const keys = await keysOf(world);
    if ((keys.k2 ?? 0) > PEOPLE / 2) break;
    await sleep(5);
  }
  process.kill(process_.pid, 'SIGKILL');
  await process_.exited;
  return keysOf(world);
}

async function keysOf(world) {
  const one = (column) => `SELECT split_part(${column}, '.', 2) AS kid FROM pengguna WHERE ${column} <> ''`;
  const rows = await world.sql(
    `SELECT kid, count(*)::int AS n FROM (${COLUMNS.map(one).join(' UNION ALL ')}) x GROUP BY 1`,
  );
  return Object.fromEntries(rows.map(({ kid, n }) => [kid, n]));
}

const rowOf = (world, id) =>
  world.sql('SELECT nik, nik_indeks, mobile_number, address FROM pengguna WHERE id = $1', [id]).then(([row]) => row);

/** A row as it stood in a backup from before the change: without the old key, and with it. */
async function restoreOld(world, load, keys, backup) {
  const person = load.made[0];
  await world.sql('UPDATE pengguna SET nik = $2, nik_indeks = $3, mobile_number = $4, address = $5 WHERE id = $1', [
    person.id,
    backup.row.nik,
    backup.row.nik_indeks,
    backup.row.mobile_number,
    backup.row.address,
  ]);
  const restored = { ...person, address: backup.address };
  const without = await load.read({ ...restored, address: null });
  for (const name of RINGS) world.env[name] = `k2:${keys[name].new},k1:${keys[name].old}`;
  const api = await world.startApi();
  load.bases = [api.base];
  const failed = load.failures.length;
  await load.read(restored);
  await load.lookUp(restored);
  const command = await run(world, 'kunci');
  await load.read(restored);
  return { without: without.body?.data?.address, read: load.failures.length === failed, command };
}

/** Says how long each step took. */
function stopwatch() {
  let since = performance.now();
  return (what) => {
    console.log(`${secondsSince(since).toFixed(1).padStart(5)} s  ${what}`);
    since = performance.now();
  };
}

async function play(world, keys) {
  const step = stopwatch();
  const load = new KunciLoad(await people(world, PEOPLE));
  load.bases = world.apis.map(({ base }) => base);
  load.start();
  await sleep(1_000);
  const row = await rowOf(world, load.made[0].id);
  const backup = { row, address: openOld(keys, load.made[0].id, row.address) };
  await roll(world, load, keys, (key) => `k1:${key.old},k2:${key.new}`);
  step('new key known everywhere');
  const early = await runEarly(world, keys);
  await roll(world, load, keys, (key) => `k2:${key.new},k1:${key.old}`);
  step('ring promoted everywhere');
  const killed = await killedRun(world);
  const command = await run(world, 'kunci');
  const after = await keysOf(world);
  step('encrypted anew');
  await roll(world, load, keys, (key) => `k2:${key.new}`);
  await sleep(1_000);
  step('old key removed everywhere');
  await load.stop();
  for (const person of load.made) await Promise.all([load.read(person), load.lookUp(person)]);
  const failures = [...load.failures];
  const old = await restoreOld(world, load, keys, backup);
  const audit = await run(world, 'audit');
  return { load, failures, early, killed, command, after, old, audit };
}

/** Promoted in the environment of the command before any process has begun with it: refused. */
function runEarly(world, keys) {
  const env = { ...world.env, DATA_SECRET: `k2:${keys.DATA_SECRET.new},k1:${keys.DATA_SECRET.old}` };
  return run({ env, url: () => world.url() }, 'kunci');
}

function openOld(keys, id, value) {
  const { Rahasia } = createRequire(inRoot('apps/api/package.json'))('./dist/platform/rahasia/rahasia.js');
  return new Rahasia([{ kid: 'k1', rahasia: keys.DATA_SECRET.old }]).buka('pengguna.address', id, value);
}

function report({ load, failures, early, killed, command, after, old, audit }) {
  const demands = [
    ['no request failed and no answer was another than before', failures.length === 0],
    ['a run before the processes write with the key is refused', early.code === 1],
    ['the killed run had written a part', (killed.k1 ?? 0) > 0 && (killed.k2 ?? 0) > 0],
    ['the next run ended well', command.code === 0],
    ['every value is under the new key', Object.keys(after).join() === 'k2'],
    ['without the old key a row of the old backup shows nothing of it', old.without === null],
    ['with the old key in the ring it is read, found, and written anew', old.read && old.command.code === 0],
    ['history with anchors of two keys is intact', audit.code === 0],
  ];
  const { signIn, read, write, lookUp } = load.counts;
  console.log(`sign-ins ${signIn}, reads ${read}, changes ${write}, look-ups of NIK ${lookUp}`);
  console.log(
    `failed ${failures.length}; values when the run was killed ${JSON.stringify(killed)}, in the end ${JSON.stringify(after)}`,
  );
  for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`);
  console.log(command.output.trim());
  if (!demands[1][1]) console.log(early.output.trim());
  if (!demands[6][1]) console.log(old.command.output.trim());
  if (!demands[7][1]) console.log(audit.output.trim());
  for (const [what, met] of demands) console.log(`${met ? 'met    ' : 'NOT MET'} ${what}`);
  return demands.every(([, met]) => met) ? 0 : 1;
}

await runTool(async () => {
  const began = performance.now();
  ensureDataFolder();
  await buildServer();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sinas-kunci-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as somebody else
  const drill = await prepare(folder);
  const keys = Object.fromEntries(
    RINGS.map((name) => [name, { old: drill.secrets[name], new: randomBytes(32).toString('base64url') }]),
  );
  let code = 1;
  try {
    const world = await World.open(drill, 'kunci', { apis: 2 });
    try {
      code = report(await play(world, keys));
    } finally {
      await world.close();
    }
  } finally {
    await drill.postgres.stop();
    if (code === 0) rmSync(folder, { recursive: true, force: true });
    else console.log(`Logs: ${folder}`);
  }
  console.log(`${code === 0 ? 'The drill held' : 'The drill FAILED'}, ${secondsSince(began).toFixed(0)} s`);
  return code;
});
