#!/usr/bin/env node
// node bench/scale.mjs: the same load (a list and a save, in turn) on 1, 2 and 4 API processes behind one round robin, all
// on this machine. It shows what a further process brings here; it does not show what several machines would bring.
import { createRequire } from 'node:module';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fill } from '../faults/lib/fill.mjs';
import { get } from '../faults/lib/people.mjs';
import { call } from '../faults/lib/http.mjs';
import { Postgres } from '../faults/lib/servers.mjs';
import { percentile, secondsSince, sleep } from '../faults/lib/time.mjs';
import { World } from '../faults/lib/world.mjs';
import { buildServer } from '../tools/lib/build-steps.mjs';
import { cpuOfTrees, spentBetween } from './lib/cpu.mjs';
import { ensureDataFolder, inRoot } from '../tools/lib/paths.mjs';
import { loadSecrets } from '../tools/lib/secrets.mjs';
import { runTool } from '../tools/lib/stop.mjs';

const STEPS = [1, 2, 4];
const PEOPLE = 32;
const ROUNDS = 3;
const WARM_S = 1;
const MEASURED_S = 4;
const LIST = '/nk/v2/data-nk/rki/pengajuan?page=1&limit=10';
const SAVE = '/nk/v2/data-nk';

/** The least that a proxy can do: the next process in turn, the same connections again. */
function roundRobin(bases) {
  const agent = new Agent({ keepAlive: true });
  let next = 0;
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming;
    const passed = request(bases[next++ % bases.length] + url, { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        base: `http://127.0.0.1:${server.address().port}`,
        stop: async () => {
          agent.destroy();
          server.closeAllConnections();
          server.close();
        },
      }),
    ),
  );
}

async function save(base, file) {
  const json = { idNk: file.id, versi: file.versi, kepala: { alamat_pabrik: `Jalan ${file.versi}` } };
  const headers = { cookie: file.cookie, 'x-csrf-token': file.csrf };
  const answer = await call(base + SAVE, { method: 'PUT', json, headers });
  if (answer.status === 200) file.versi = answer.body.data.versi;
  return answer;
}

async function measure(base, files, cpu) {
  const samples = { list: [], save: [] };
  let failed = 0;
  let counting = false;
  let going = true;
  const timed = async (kind, work) => {
    const began = performance.now();
    const { status } = await work();
    if (!counting) return;
    if (status === 200) samples[kind].push(performance.now() - began);
    else failed += 1;
  };
  const people = files.map(async (file) => {
    while (going) {
      await timed('list', () => get(base, file, LIST));
      await timed('save', () => save(base, file));
    }
  });
  await sleep(WARM_S * 1_000);
  counting = true;
  const [began, before] = [performance.now(), cpu()];
  await sleep(MEASURED_S * 1_000);
  counting = false;
  const [took, after] = [secondsSince(began), cpu()];
  going = false;
  await Promise.all(people);
  const done = samples.list.length + samples.save.length;
  const spent = spentBetween(before, after);
  const each = { api: spent.server / done, database: spent.database / done };
  return { rate: done / took, failed, samples, each };
}

const middle = (values) => percentile(values, 0.5);

/** Medians of the rounds; times over the requests of all rounds together. */
function row(processes, rounds) {
  const rates = rounds.map(({ rate }) => Math.round(rate));
  const ms = (kind, share) =>
    Math.round(
      percentile(
        rounds.flatMap(({ samples }) => samples[kind]),
        share,
      ),
    );
  const cpu = (part) => Number(middle(rounds.map(({ each }) => each[part])).toFixed(2));
  return {
    processes,
    'requests/s': middle(rates),
    rounds: rates.join(' '),
    'list p50 ms': ms('list', 0.5),
    'list p95 ms': ms('list', 0.95),
    'save p50 ms': ms('save', 0.5),
    'save p95 ms': ms('save', 0.95),
    'API CPU ms': cpu('api'),
    'PostgreSQL CPU ms': cpu('database'),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}

async function play(run) {
  const world = await World.open(run, 'scale', { apis: 0, workers: 0, env: { LOG_LEVEL: 'warn' } });
  try {
    const { files } = await fill(world, 400);
    while (world.apis.length < Math.max(...STEPS)) await world.startApi();
    const rounds = new Map(STEPS.map((count) => [count, []]));
    // not the clock alone: other work on the machine moves the clock, not what a request costs
    const cpu = () => ({
      server: cpuOfTrees(world.apis.map(({ pid }) => pid)),
      database: cpuOfTrees([run.postgres.server.pid]),
    });
    for (const count of Array.from({ length: ROUNDS }, () => STEPS).flat()) {
      const proxy = await roundRobin(world.apis.slice(0, count).map(({ base }) => base));
      rounds.get(count).push(await measure(proxy.base, files.slice(0, PEOPLE), cpu));
      await proxy.stop();
    }
    return [...rounds].map(([count, measured]) => row(count, measured));
  } finally {
    await world.close();
  }
}

await runTool(async () => {
  ensureDataFolder();
  await buildServer();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sinas-scale-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as somebody else
  const secrets = loadSecrets(path.join(folder, 'secrets.json'));
  process.env.DATA_SECRET = secrets.DATA_SECRET; // the factories encrypt as the processes will decrypt
  const postgres = await Postgres.open(folder);
  try {
    process.env.TEST_DATABASE_URL = postgres.url();
    await createRequire(import.meta.url)(inRoot('tools/jest.global-setup.cjs'))();
    const load = os.loadavg()[0].toFixed(1);
    const rows = await play({ folder, secrets, postgres, template: process.env.TEST_TEMPLATE });
    console.log(
      `${os.cpus().length} cores, load before ${load}, ${PEOPLE} people, ${ROUNDS} rounds of ${MEASURED_S} s each`,
    );
    console.table(rows);
    return rows.every(({ failed }) => failed === 0) ? 0 : 1;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
