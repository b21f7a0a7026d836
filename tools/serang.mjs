#!/usr/bin/env node
// npm run serang [-- <words of a test file's name>]: what an attack tried (apps/api/test/serangan), against a portal that
// is started as `npm start` does it. Tests that need settings of their own, or look into the process, run beside it.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureDatabase } from './lib/database.mjs';
import { buildFrontEnds, buildServer } from './lib/build-steps.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureNodeVersion } from './lib/node-version.mjs';
import { ensureDataFolder, inRoot } from './lib/paths.mjs';
import { anyFreePort } from './lib/ports.mjs';
import { startProcess } from './lib/processes.mjs';
import { printFailures, readJestReport } from './lib/reports.mjs';
import { killRunning, lastLines, runNode, seconds } from './lib/run.mjs';
import { Stop, explain } from './lib/stop.mjs';
import { testDatabase, testFolder } from './lib/test-servers.mjs';

const READY_WITHIN_MS = 240_000;
const LIMIT_MS = 15 * 60_000;
const cleanUp = [];
let folder;

/** The portal, on a database that the tests may write into. */
async function startPortal(database) {
  const name = `sinas_serang_${process.pid}`;
  await ensureDatabase(database.url, name);
  const databaseUrl = new URL(database.url);
  databaseUrl.pathname = `/${name}`;
  const port = await anyFreePort();
  const url = `http://localhost:${port}`;
  const { BAWAAN_DEV } = createRequire(import.meta.url)(inRoot('apps/api/dist/platform/config/config.js'));
  const env = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl.href,
    SINAS_DATA_DIR: path.join(folder, 'portal'),
    DEMO: '0',
    // The people whom the tests put into its database are encrypted with this key.
    DATA_SECRET: BAWAAN_DEV,
    npm_lifecycle_event: undefined,
  };
  const logFile = path.join(folder, 'portal.log');
  const portal = startProcess({ label: 'Portal', script: inRoot('tools/start.mjs'), env, logFile, graceMs: 30_000 });
  cleanUp.push(() => portal.stop());
  let death;
  void portal.exited.then((why) => (death = why));
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await sleep(300)) {
    if (death) throw new Stop(`Portal berhenti sendiri (${death}).`, { detail: portal.tail() });
    if (
      await fetch(`${url}/sehat/siap`).then(
        (r) => r.ok,
        () => false,
      )
    )
      return { url, databaseUrl: databaseUrl.href };
  }
  throw new Stop(`Portal tidak siap dalam ${READY_WITHIN_MS / 1000} detik.`, { detail: portal.tail() });
}

async function attack(database, portal) {
  const out = path.join(folder, 'serang.json');
  const notes = path.join(folder, 'tersambung.txt');
  const names = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
  const { output } = await runNode(
    [
      inRoot('node_modules/jest/bin/jest.js'),
      ...['-c', 'jest.config.cjs', '--json', `--outputFile=${out}`, '--runInBand', '--forceExit'],
      ...(names.length > 0 ? names.map((name) => `test/serangan/.*${name}`) : ['test/serangan']),
    ],
    {
      cwd: inRoot('apps/api'),
      env: {
        TEST_DATABASE_URL: database.url,
        SERANG_URL: portal.url,
        SERANG_DATABASE_URL: portal.databaseUrl,
        SERANG_CATATAN: notes,
        DATABASE_URL: undefined,
        NODE_ENV: undefined,
        FORCE_COLOR: '0',
      },
      timeoutMs: LIMIT_MS,
    },
  );
  if (!existsSync(out)) throw new Stop('Pelari pengujian berhenti tanpa hasil.', { detail: lastLines(output, 40) });
  const attached = new Set(existsSync(notes) ? readFileSync(notes, 'utf8').split('\n').filter(Boolean) : []);
  const report = JSON.parse(readFileSync(out, 'utf8'));
  const part = (pick) => readJestReport({ testResults: report.testResults.filter((file) => pick(file.name)) });
  return { portal: part((name) => attached.has(name)), beside: part((name) => !attached.has(name)) };
}

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

const began = performance.now();
const sum = { passed: 0, failed: 0 };
try {
  ensureNodeVersion();
  ensureDataFolder();
  await ensureDependencies();
  folder = testFolder();
  await buildServer();
  await buildFrontEnds();
  const database = await testDatabase(folder);
  cleanUp.push(database.stop);
  const result = await attack(database, await startPortal(database));
  for (const [where, { passed, failures }] of Object.entries(result)) {
    sum.passed += passed;
    sum.failed += failures.length;
    printFailures('serang', failures);
    console.log(
      `  ${where === 'portal' ? 'terhadap portal' : 'di sampingnya'}: ${passed} lulus, ${failures.length} gagal`,
    );
  }
  if (result.portal.passed === 0 && process.argv.length === 2)
    throw new Stop('Tidak ada yang dijalankan terhadap portal.');
  console.log(`  ${seconds(began)}`);
} catch (error) {
  explain(error);
  sum.failed += 1;
}
await clean();
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed > 0 ? 1 : 0);
