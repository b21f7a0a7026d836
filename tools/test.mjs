#!/usr/bin/env node
// npm test [-- --only=domain,api,...]: every suite of the project, one line of sums at the end.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from './lib/browser.mjs';
import { buildFrontEnds, buildServer } from './lib/build-steps.mjs';
import { dropDatabase, ensureDatabase } from './lib/database.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureNodeVersion } from './lib/node-version.mjs';
import { ensureDataFolder } from './lib/paths.mjs';
import { anyFreePort } from './lib/ports.mjs';
import { printFailures } from './lib/reports.mjs';
import { inParallel, killRunning, seconds } from './lib/run.mjs';
import { Stop, explain } from './lib/stop.mjs';
import { SUITES, runSuite } from './lib/suites.mjs';
import { testDatabase, testFolder, testRedis } from './lib/test-servers.mjs';

const CI = process.env.CI === 'true' || process.env.CI === '1';
/** Suites at a time: two leave a fifth of two cores idle, since tests wait for each other's answers. */
const LANES = 3;
const sum = { passed: 0, failed: 0 };
const cleanUp = [];

function chosenSuites() {
  const option = process.argv.find((arg) => arg.startsWith('--only='));
  if (!option) return SUITES;
  const names = option.slice('--only='.length).split(',').filter(Boolean);
  const meant = (name) => SUITES.filter((suite) => suite.name === name || suite.name.startsWith(`${name}-`));
  const unknown = names.filter((name) => meant(name).length === 0);
  if (unknown.length === 0) return SUITES.filter((suite) => names.some((name) => meant(name).includes(suite)));
  throw new Stop(
    `Tidak ada pengujian bernama ${unknown.join(', ')}; pilihan: ${SUITES.map((s) => s.name).join(', ')}.`,
  );
}

/** In CI nothing that is missing may pass for tested; elsewhere it is said plainly. */
function missing(what) {
  if (CI) sum.failed += 1;
  console.log(CI ? `  GAGAL  ${what}` : `  dilewati  ${what}`);
}

/** The whole stack of the journeys: its own port, database and folder. */
async function stackEnv(database, folder, browser) {
  const port = await anyFreePort();
  const name = `sinas_e2e_${process.pid}`;
  await ensureDatabase(database.url, name);
  cleanUp.push(() => dropDatabase(database.url, name));
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  return {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: url.href,
    SINAS_DATA_DIR: path.join(folder, 'e2e'),
    CHROMIUM_PATH: browser,
  };
}

async function prepare(suites, folder) {
  const env = { DATABASE_URL: undefined, REDIS_URL: undefined, NODE_ENV: undefined, FORCE_COLOR: '0' };
  if (!suites.some((suite) => suite.server)) return { env };
  await buildServer();
  if (suites.some((suite) => suite.browser)) await buildFrontEnds();
  const database = await testDatabase(folder);
  cleanUp.push(database.stop);
  const redis = await testRedis(folder);
  if (redis) cleanUp.push(redis.stop);
  else missing('pengujian antrean Redis: redis-server tidak ditemukan');
  console.log(`  PostgreSQL ${database.kind}, Redis ${redis ? 'ada' : 'tidak ada'}`);
  return { env: { ...env, TEST_DATABASE_URL: database.url, TEST_REDIS_URL: redis?.url }, database };
}

async function runOne(suite, { env, database }, folder) {
  const started = performance.now();
  const browser = suite.browser ? chromium() : undefined;
  if (suite.browser && !browser) {
    missing(`${suite.name}: Chromium tidak ditemukan (isi CHROMIUM_PATH)`);
    return;
  }
  const extra = browser ? await stackEnv(database, folder, browser) : {};
  const result = await runSuite(suite, { folder, env: { ...env, ...extra } });
  sum.passed += result.passed;
  sum.failed += result.failures.length;
  const skipped = result.skipped > 0 ? `, ${result.skipped} dilewati` : '';
  console.log(
    `  ${suite.name.padEnd(10)} ${result.passed} lulus, ${result.failures.length} gagal${skipped} (${seconds(started)})`,
  );
  printFailures(suite.name, result.failures);
}

let folder;
async function clean() {
  while (cleanUp.length > 0)
    await cleanUp
      .pop()()
      .catch((error) => console.error(error));
  if (folder) rmSync(folder, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    killRunning('SIGKILL');
    void clean().finally(() => process.exit(130));
  });
}

try {
  ensureNodeVersion();
  ensureDataFolder();
  const suites = chosenSuites();
  await ensureDependencies();
  folder = testFolder();
  const prepared = await prepare(suites, folder);
  await inParallel(
    suites.map((suite) => () => runOne(suite, prepared, folder)),
    LANES,
  );
} catch (error) {
  explain(error);
  sum.failed += 1;
}
await clean();
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed > 0 ? 1 : 0);
