#!/usr/bin/env node
// npm run test:dekat -- FILE... [-t NAME]: the test files at hand, as quickly as they run.
// PostgreSQL for those that need one stays behind between calls; npm run test:dekat -- --henti ends it.
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildServer } from './lib/build-steps.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureDataFolder, inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { standingDatabase, stopStandingDatabase } from './lib/standing-database.mjs';
import { Stop, runTool } from './lib/stop.mjs';

const VITEST = ['packages/domain', 'packages/ui', 'packages/formulir', 'apps/web', 'apps/admin', 'tools', 'faults'];
const JEST = ['apps/api', 'workers', 'simulators'];

function read(args) {
  const files = [];
  const names = [];
  for (let i = 0; i < args.length; i += 1) {
    if (args[i] === '-t') names.push('-t', args[++i] ?? '');
    else files.push(args[i]);
  }
  return { files, names };
}

/** A path as typed, from the caller's folder or from the root: a file or a folder of tests. */
function located(file) {
  const found = [path.resolve(process.env.INIT_CWD ?? '.', file), inRoot(file)].find((one) => existsSync(one));
  if (!found) throw new Stop(`Tidak ada berkas ${file}.`);
  const inside = path.relative(inRoot(), found);
  const home = [...VITEST, ...JEST].find((dir) => inside.startsWith(`${dir}/`));
  if (!home) throw new Stop(`${inside} bukan pengujian Vitest atau Jest; perjalanan: npm test -- --only=e2e.`);
  if (!statSync(found).isDirectory() && !/\.spec\.(ts|tsx|mjs)$/.test(found))
    throw new Stop(`${inside} bukan berkas pengujian (*.spec.*).`);
  return { home, inside: path.relative(home, inside) };
}

async function runIn(home, files, names) {
  const server = JEST.includes(home);
  const env = { DATABASE_URL: undefined, REDIS_URL: undefined, NODE_ENV: undefined };
  if (server) await buildServer();
  if (server || home === 'tools') env.TEST_DATABASE_URL = await standingDatabase();
  const runner = server
    ? [inRoot('node_modules/jest/bin/jest.js'), '-c', 'jest.config.cjs', '--maxWorkers=1', '--runTestsByPath']
    : [inRoot('node_modules/vitest/vitest.mjs'), 'run'];
  const { code } = await runNode([...runner, ...files, ...names], { cwd: inRoot(home), env, echo: true });
  return code === 0;
}

await runTool(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--henti')) {
    console.log((await stopStandingDatabase()) ? 'PostgreSQL pengujian berhenti.' : 'Tidak ada yang berjalan.');
    return 0;
  }
  const { files, names } = read(args);
  if (files.length === 0)
    throw new Stop('Sebut berkasnya: npm run test:dekat -- apps/api/test/http/draf.controller.spec.ts');
  ensureDataFolder();
  await ensureDependencies();
  const found = files.map(located);
  let good = true;
  for (const home of new Set(found.map((f) => f.home))) {
    const here = found.filter((f) => f.home === home).map((f) => f.inside);
    good = (await runIn(home, here, names)) && good;
  }
  return good ? 0 : 1;
});
