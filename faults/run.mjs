#!/usr/bin/env node
// npm run faults [-- --short] [--only=3,9] [--keep]: the system is broken on purpose while people use it, and what they
// were told is held against what is stored and what the ministries' system was made to do.
import { createRequire } from 'node:module';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildServer } from '../tools/lib/build-steps.mjs';
import { ensureDataFolder, inRoot } from '../tools/lib/paths.mjs';
import { redisBinary } from '../tools/lib/redis.mjs';
import { loadSecrets } from '../tools/lib/secrets.mjs';
import { Stop, runTool } from '../tools/lib/stop.mjs';
import { searchLogs } from './lib/log-check.mjs';
import { runFolder } from './lib/folder.mjs';
import { readOptions } from './lib/options.mjs';
import { header, print, save } from './lib/report.mjs';
import { Postgres } from './lib/servers.mjs';
import { secondsSince } from './lib/time.mjs';
import { World } from './lib/world.mjs';
import { scenarios } from './scenarios/index.mjs';

const require = createRequire(import.meta.url);

function chosen(options) {
  if (!options.only) return scenarios.filter((scenario) => !options.short || scenario.short);
  const unknown = options.only.filter((id) => !scenarios.some((scenario) => scenario.id === id));
  if (unknown.length === 0) return scenarios.filter(({ id }) => options.only.includes(id));
  throw new Stop(`No fault called ${unknown.join(', ')}; there are ${scenarios.map(({ id }) => id).join(', ')}.`);
}

/** Secrets of the run, and the template database that every scenario clones. */
async function prepare(folder) {
  const secrets = loadSecrets(path.join(folder, 'secrets.json'));
  process.env.DATA_SECRET = secrets.DATA_SECRET; // the factories encrypt as the processes will decrypt
  const postgres = await Postgres.open(folder);
  process.env.TEST_DATABASE_URL = postgres.url();
  await require(inRoot('tools/jest.global-setup.cjs'))();
  return { folder, secrets, postgres, template: process.env.TEST_TEMPLATE, leaked: Object.values(secrets) };
}

async function play(run, scenario, backend, options) {
  const began = performance.now();
  const name = `${scenario.id} ${scenario.name}${scenario.backends ? ` (${backend})` : ''}`;
  let world;
  try {
    world = await World.open(run, `${scenario.id}-${backend}`, { backend, ...scenario.world });
    const outcome = await scenario.play(world, { short: options.short });
    return { id: scenario.id, name, backend, ...outcome, took: secondsSince(began) };
  } catch (error) {
    const violations = [{ rule: 'scenario', what: error.stack ?? String(error) }];
    return { id: scenario.id, name, backend, violations, took: secondsSince(began) };
  } finally {
    run.leaked.push(...(world?.secrets ?? []));
    await world?.close();
  }
}

async function judgeLogs(run) {
  const began = performance.now();
  const { files, lines, leaks } = await searchLogs(run.folder, run.leaked);
  return {
    id: 'logs',
    name: 'logs carry nothing personal',
    notes: [`${lines} lines of ${files} logs held against ${new Set(run.leaked).size} seeded values`],
    violations: [
      ...(lines === 0 ? [{ rule: 'logs', what: 'there are no logs' }] : []),
      ...leaks.map(({ file, line, secret }) => ({ rule: 'logs', what: `${file}:${line} ${secret}` })),
    ],
    took: secondsSince(began),
  };
}

async function playAll(run, options) {
  const results = [];
  header();
  for (const scenario of chosen(options)) {
    const all = scenario.backends ?? ['postgres'];
    for (const backend of options.short ? all.slice(0, 1) : all) {
      results.push(await play(run, scenario, backend, options));
      print(results.at(-1));
    }
  }
  results.push(await judgeLogs(run));
  print(results.at(-1));
  return results;
}

/** Processes end with us by themselves; servers do not. */
function stopOnSignal(run) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      void Promise.allSettled([run.world?.redis?.stop(), run.postgres.stop()]).then(() => process.exit(130));
    });
  }
}

await runTool(async () => {
  const began = performance.now();
  const options = readOptions();
  if (!redisBinary()) throw new Stop('redis-server is missing.');
  ensureDataFolder();
  await buildServer();
  const folder = runFolder();
  const run = await prepare(folder);
  stopOnSignal(run);
  let broken = 1;
  try {
    const content = save(await playAll(run, options), options);
    broken = content.broken;
    console.log(`${secondsSince(began).toFixed(0)} s`);
    if (broken > 0 || options.keep) console.log(`Logs and histories: ${path.relative(inRoot(), folder)}`);
    console.log(`${content.held} faults held, ${content.broken} broken`);
  } finally {
    await run.postgres.stop();
    if (broken === 0 && !options.keep) rmSync(folder, { recursive: true, force: true });
  }
  return broken === 0 ? 0 : 1;
});
