import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SUITE_LIMIT_MS, TEST_LIMIT_MS } from './limits.mjs';
import { inRoot } from './paths.mjs';
import { readJestReport, readPlaywrightReport } from './reports.mjs';
import { lastLines, runNode } from './run.mjs';

const vitest =
  (dir, ...more) =>
  (out) => ({
    cwd: inRoot(dir),
    args: [
      inRoot('node_modules/vitest/vitest.mjs'),
      ...['run', '--reporter=json', `--outputFile=${out}`],
      ...[`--testTimeout=${TEST_LIMIT_MS}`, `--hookTimeout=${TEST_LIMIT_MS}`, ...more],
    ],
  });
const jest =
  (dir, config = 'jest.config.cjs', ...more) =>
  (out) => ({
    cwd: inRoot(dir),
    args: [
      inRoot('node_modules/jest/bin/jest.js'),
      ...['-c', config, '--json', `--outputFile=${out}`, `--testTimeout=${TEST_LIMIT_MS}`, ...more],
    ],
  });
const playwright = (out) => ({
  cwd: inRoot(),
  args: [inRoot('node_modules/@playwright/test/cli.js'), 'test', '--reporter=json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: out },
});

/** The longest first. The API's files run in three processes; a name stands for all that begin with it (`api`). */
const API = 'jest.kumpulan.cjs';
const api = { dir: 'apps/api', read: readJestReport, server: true };
export const SUITES = [
  { name: 'e2e', dir: 'e2e', command: playwright, read: readPlaywrightReport, server: true, browser: true },
  { ...api, name: 'api-genap', command: jest('apps/api', API, 'test/kumpulan/http-genap') },
  { ...api, name: 'api-ganjil', command: jest('apps/api', API, 'test/kumpulan/http-ganjil') },
  { ...api, name: 'api-lain', command: jest('apps/api', API, '--testPathIgnorePatterns', 'test/kumpulan/http') },
  { name: 'admin', dir: 'apps/admin', command: vitest('apps/admin'), read: readJestReport },
  { name: 'web', dir: 'apps/web', command: vitest('apps/web'), read: readJestReport },
  { name: 'workers', dir: 'workers', command: jest('workers'), read: readJestReport, server: true },
  { name: 'ui', dir: 'packages/ui', command: vitest('packages/ui'), read: readJestReport },
  { name: 'formulir', dir: 'packages/formulir', command: vitest('packages/formulir'), read: readJestReport },
  { name: 'tools', dir: 'tools', command: vitest('tools'), read: readJestReport, server: true },
  { name: 'domain', dir: 'packages/domain', command: vitest('packages/domain', '--no-isolate'), read: readJestReport },
  { ...api, name: 'fuzz', command: jest('apps/api', 'jest.config.cjs', 'test/fuzz') },
  { name: 'simulators', dir: 'simulators', command: jest('simulators'), read: readJestReport, server: true },
  { name: 'faults', dir: 'faults', command: vitest('faults'), read: readJestReport },
];

const crash = (name, message) => ({ passed: 0, skipped: 0, failures: [{ where: '', name, message }] });

/** Work that goes on after its file has ended: which file, and where in our code. It stands long before the last lines. */
function late(output) {
  const lines = output.split('\n');
  const at = lines.findIndex((line) => line.includes('environment has been torn down'));
  return at < 0 ? [] : lines.slice(at, at + 60).filter((line) => /torn down|From |\((?:src|test)\//.test(line));
}

/** Runs one suite and says what its report says; a runner that breaks, or that found nothing, is a failure. */
export async function runSuite(suite, { folder, env }) {
  if (!existsSync(inRoot(suite.dir))) return crash('folder pengujian tidak ada', suite.dir);
  const out = path.join(folder, `${suite.name}.json`);
  const command = suite.command(out);
  const { code, output } = await runNode(command.args, {
    cwd: command.cwd,
    env: { ...env, ...command.env },
    timeoutMs: SUITE_LIMIT_MS,
    // A runner that has reported and does not end (something was left open) is a failure, not a wait.
    lingers: () => existsSync(out),
  });
  if (!existsSync(out)) return crash(`pelari pengujian berhenti (kode ${code})`, lastLines(output, 40));
  const result = suite.read(JSON.parse(readFileSync(out, 'utf8')));
  if (result.passed + result.skipped + result.failures.length === 0) {
    return crash('tidak satu pun pengujian ditemukan', lastLines(output, 20));
  }
  if (code !== 0 && result.failures.length === 0) {
    result.failures.push({
      where: '',
      name: `pelari pengujian berhenti (kode ${code})`,
      message: [...late(output), lastLines(output, 40)].join('\n'),
    });
  }
  return result;
}
