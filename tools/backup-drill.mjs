#!/usr/bin/env node
// npm run backup:drill: firms submit, a backup is taken meanwhile, the database is destroyed in the middle of it, restored
// from backup and log, and everything that anybody was told is held against what is there afterwards.
import { createRequire } from 'node:module';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fill } from '../faults/lib/fill.mjs';
import { judge } from '../faults/lib/judge.mjs';
import { submitAll } from '../faults/lib/load.mjs';
import { Postgres } from '../faults/lib/servers.mjs';
import { secondsSince, sleep, until } from '../faults/lib/time.mjs';
import { World } from '../faults/lib/world.mjs';
import { buildServer } from './lib/build-steps.mjs';
import { destroy, receiveLog, restoreInto, submissionsAt, tool, untilOpen } from './lib/drill-steps.mjs';
import { ensureDataFolder, inRoot, requireFromApi } from './lib/paths.mjs';
import { loadSecrets } from './lib/secrets.mjs';
import { runTool } from './lib/stop.mjs';

const BEFORE = 60;
const DURING = 140;
const PACE = { width: 6, pauseMs: 200 };
const AUDIT = 'apps/api/dist/audit.cli.js';
const COUNT = 'SELECT count(*)::int AS n FROM kiriman';

async function prepare(folder) {
  const secrets = loadSecrets(path.join(folder, 'secrets.json'));
  process.env.DATA_SECRET = secrets.DATA_SECRET; // the factories encrypt as the processes will decrypt
  const postgres = await Postgres.open(folder);
  process.env.TEST_DATABASE_URL = postgres.url();
  await createRequire(import.meta.url)(inRoot('tools/jest.global-setup.cjs'))();
  return { folder, secrets, postgres, template: process.env.TEST_TEMPLATE };
}

const acknowledged = (world) =>
  world.journal.events
    .filter(({ type, nomor }) => type === 'ok' && nomor)
    .map(({ id }) => world.journal.events.find((event) => event.type === 'invoke' && event.id === id).berkas);

async function missingOf(world, files) {
  const rows = await world.patientSql('SELECT id_pengajuan::text AS id FROM kiriman');
  const there = new Set(rows.map(({ id }) => id));
  return files.filter((id) => !there.has(id));
}

/** Backup under load; then a quiet moment to which we can return by name. */
async function backUp(world, home, files) {
  const env = { ...world.env, DATABASE_URL: world.url() };
  const [said] = await Promise.all([tool('tools/backup.mjs', ['--to', home], env), submitAll(world, files, PACE)]);
  await until('an anchor is written', () => world.sql('SELECT 1 FROM jangkar').then((rows) => rows.length > 0), 90_000);
  const [{ n }] = await world.sql(COUNT);
  await sleep(300);
  const moment = new Date();
  await sleep(300);
  return { said, n, moment };
}

async function loseAndRestore(world, home, receiver) {
  await until('a third of them is acknowledged', () => acknowledged(world).length >= BEFORE + DURING / 3);
  const began = performance.now();
  await destroy(world);
  await receiver.stop();
  const told = acknowledged(world);
  await restoreInto(world.run.postgres, home, path.join(world.run.folder, 'restored'));
  await untilOpen(world.url());
  const database = secondsSince(began);
  const missing = await missingOf(world, told);
  const [open] = await world.sql("SELECT count(*)::int AS n FROM outbox WHERE status = 'MENUNGGU'");
  const again = await receiveLog(world, home);
  await Promise.all([world.startApi(), world.startWorker()]);
  return { told: told.length, missing, open: open.n, database, service: secondsSince(began), ended: new Date(), again };
}

async function play(world, home) {
  const { files } = await fill(world, BEFORE + DURING);
  const receiver = await receiveLog(world, home);
  await world.startWorker();
  const quiet = await backUp(world, home, files.slice(0, BEFORE));
  const rest = submitAll(world, files.slice(BEFORE), PACE);
  const loss = await loseAndRestore(world, home, receiver);
  const answers = await rest;
  const { JOB_NAMES } = requireFromApi('./dist/jobs/definitions.js');
  const outcome = await judge(world, { people: files, ended: loss.ended, jobs: JOB_NAMES }); // waits for the whole outbox
  const env = { ...world.env, DATABASE_URL: world.url() };
  const audit = await tool(AUDIT, [], env);
  // the next backup, on the new line of time, and the anchors as the copy has them
  const lookAtCopy = async () => {
    await tool('tools/backup.mjs', ['--to', home], env);
    return tool(AUDIT, [], { ...env, BERKAS_DIR: path.join(home, 'berkas') });
  };
  // An anchor that is written between the copy and the look at it (one a minute) is in the next copy only.
  const copied = await lookAtCopy().catch(lookAtCopy);
  const atMoment = await submissionsAt(world, home, quiet.moment);
  await loss.again.stop();
  return { quiet, loss, answers, outcome, audit, copied, atMoment };
}

function report({ quiet, loss, answers, outcome, audit, copied, atMoment }) {
  const demands = [
    ['no acknowledged submission is lost', loss.missing.length === 0],
    ['every submission ends accepted', answers.every(({ status }) => status === 201)],
    ['exactly one effect per submission', outcome.counts.effects === BEFORE + DURING],
    [`a restore to a moment has its ${quiet.n} submissions (${atMoment})`, atMoment === quiet.n],
    ...outcome.violations.map(({ rule, what }) => [`${rule}: ${what}`, false]),
  ];
  console.log(quiet.said);
  console.log(`acknowledged before the loss   ${loss.told}`);
  console.log(`of these lost                  ${loss.missing.length}`);
  console.log(`outbox rows open after restore ${loss.open}, all replayed`);
  console.log(`database open again            ${loss.database.toFixed(1)} s after its loss`);
  console.log(`API and worker ready           ${loss.service.toFixed(1)} s after the loss`);
  console.log(`submissions, effects           ${outcome.counts.accepted}, ${outcome.counts.effects}`);
  console.log(`restore to a moment            ${atMoment} of ${quiet.n} submissions`);
  console.log(`audit:verify\n${audit}\naudit:verify on the copy of the file store\n${copied}`);
  for (const [what, met] of demands) if (!met) console.log(`NOT MET ${what}`);
  return demands.every(([, met]) => met) ? 0 : 1;
}

await runTool(async () => {
  const began = performance.now();
  ensureDataFolder();
  await buildServer();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sinas-drill-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as somebody else
  const run = await prepare(folder);
  let code = 1;
  try {
    const world = await World.open(run, 'drill', { workers: 0 });
    try {
      code = report(await play(world, path.join(folder, 'backup')));
    } finally {
      // nobody receives the log any more: closing must not wait for it
      await world.patientSql("ALTER SYSTEM SET synchronous_standby_names = ''").catch(() => undefined);
      await world.patientSql('SELECT pg_reload_conf()').catch(() => undefined);
      await world.close();
    }
  } finally {
    await run.postgres.stop();
    if (code === 0) rmSync(folder, { recursive: true, force: true });
    else console.log(`Logs: ${folder}`);
  }
  console.log(`${code === 0 ? 'The drill held' : 'The drill FAILED'}, ${secondsSince(began).toFixed(0)} s`);
  return code;
});
