import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, inState } from '../lib/paths.mjs';
import { inParallel, runNode } from '../lib/run.mjs';
import { PERUSAKAN } from './aturan.mjs';

const VITEST = inRoot('node_modules/vitest/vitest.mjs');
const LANES = 2;
const LIMIT_MS = 60_000;

/** The text with one thing wrong; throws when the place is not there, or not what the list says. */
export function damage(text, { apa, sesudah, dari, jadi }) {
  const from = text.indexOf(sesudah);
  const at = from < 0 ? -1 : text.indexOf(dari, from);
  if (at < 0) throw new Error(`${apa}: ${JSON.stringify(dari)} does not stand after ${JSON.stringify(sesudah)}`);
  return text.slice(0, at) + jadi + text.slice(at + dari.length);
}

/** A copy of the rules that may be broken. */
function copyOfDomain(lane) {
  const home = inState('mutasi', `aturan-${process.pid}-${lane}`);
  mkdirSync(home, { recursive: true });
  for (const part of ['src', 'package.json', 'vitest.config.mts'])
    cpSync(inRoot('packages/domain', part), path.join(home, part), { recursive: true });
  symlinkSync(inRoot('node_modules'), path.join(home, 'node_modules'));
  return home;
}

/** Names of the tests that failed, or what was said when none could be loaded; null when the run did not come about. */
async function failing(home, spec) {
  const report = path.join(home, 'laporan.json');
  rmSync(report, { force: true });
  const args = [VITEST, 'run', spec, '--root', home, '--reporter=json', `--outputFile=${report}`];
  await runNode(args, { cwd: home, timeoutMs: LIMIT_MS });
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const tests = testResults.flatMap((file) => file.assertionResults);
    if (tests.length === 0) return testResults.map((file) => file.message);
    return tests.filter((t) => t.status === 'failed').map((t) => t.fullName);
  } catch {
    return null;
  }
}

/** Every corruption, one at a time. Resolves with those that no named test has noticed. */
export async function runCorruptions() {
  const homes = Array.from({ length: LANES }, (_, lane) => copyOfDomain(lane));
  const free = [...homes];
  try {
    for (const spec of new Set(PERUSAKAN.map((p) => p.uji))) {
      const red = await failing(homes[0], `src/${spec}`);
      if (red?.length === 0) continue;
      const apa = `${spec} is not green before anything is broken`;
      console.log(`  ${apa}`);
      return [{ apa, nama: '' }];
    }
    const outcomes = await inParallel(
      PERUSAKAN.map((one) => async () => {
        const home = free.pop();
        const file = path.join(home, 'src', one.file);
        const whole = readFileSync(file, 'utf8');
        try {
          writeFileSync(file, damage(whole, one));
          const red = await failing(home, `src/${one.uji}`);
          const killed = red?.some((name) => name.includes(one.nama)) ?? false;
          if (!killed) console.log(`  LOLOS ${one.apa} (${one.file}); merah: ${red?.join('; ') || 'tidak ada'}`);
          return killed ? null : one;
        } finally {
          writeFileSync(file, whole);
          free.push(home);
        }
      }),
      LANES,
    );
    return outcomes.filter((one) => one !== null);
  } finally {
    for (const home of homes) rmSync(home, { recursive: true, force: true });
  }
}
export const corruptions = PERUSAKAN.length;
