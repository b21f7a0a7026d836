import path from 'node:path';
import { ROOT } from './paths.mjs';

const relative = (file) => (file ? path.relative(ROOT, file) : '');

/** Jest and Vitest write the same shape. A file that could not even be loaded counts as one failure. */
export function readJestReport(report) {
  const result = { passed: 0, skipped: 0, failures: [] };
  for (const file of report.testResults ?? []) {
    const where = relative(file.name ?? file.testFilePath);
    const tests = file.assertionResults ?? [];
    for (const test of tests) {
      if (test.status === 'passed') result.passed += 1;
      else if (test.status === 'failed') {
        result.failures.push({ where, name: test.fullName, message: (test.failureMessages ?? []).join('\n') });
      } else result.skipped += 1;
    }
    if (file.status === 'failed' && !tests.some((test) => test.status === 'failed')) {
      result.failures.push({ where, name: 'berkas tidak dapat dijalankan', message: file.message ?? '' });
    }
  }
  return result;
}

const messageOf = (error) => error.stack ?? error.message ?? String(error.value ?? '');

function walk(suite, titles, result) {
  const here = suite.title ? [...titles, suite.title] : titles;
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests ?? []) {
      const name = [...here.slice(1), spec.title].join(' > ');
      if (test.status === 'skipped') result.skipped += 1;
      else if (test.status === 'unexpected') {
        const message = (test.results ?? [])
          .flatMap((one) => one.errors ?? [])
          .map(messageOf)
          .join('\n');
        result.failures.push({ where: spec.file ?? suite.file ?? '', name, message });
      } else result.passed += 1;
    }
  }
  for (const inner of suite.suites ?? []) walk(inner, here, result);
}

export function readPlaywrightReport(report) {
  const result = { passed: 0, skipped: 0, failures: [] };
  for (const suite of report.suites ?? []) walk(suite, [], result);
  for (const error of report.errors ?? []) {
    result.failures.push({ where: error.location?.file ?? '', name: 'Playwright', message: messageOf(error) });
  }
  return result;
}

// eslint-disable-next-line no-control-regex -- colours of the runners
const plain = (text) => text.replace(/\u001b\[[0-9;]*m/g, '');

/** Enough for two errors with their stacks: the first is often what the second one caused. */
const MAX_LINES = 100;

export function printFailures(suite, failures) {
  for (const { where, name, message } of failures) {
    console.log(`\nGAGAL [${suite}] ${where}\n  ${name}`);
    const lines = plain(message).trimEnd().split('\n');
    for (const line of lines.slice(0, MAX_LINES)) console.log(`    ${line}`);
    if (lines.length > MAX_LINES) console.log(`    ... ${lines.length - MAX_LINES} baris lagi`);
  }
}
