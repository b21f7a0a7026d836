#!/usr/bin/env node
// npm run mutasi: the rules changed one small thing at a time (Stryker), and does a test notice? Survivors are named with
// a reason in docs/mutasi.tsv, or the run fails.
// npm run mutasi -- --berubah: only lines that have changed, three minutes at most; -- pengajuan/alur.ts: only that file.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureNodeVersion } from './lib/node-version.mjs';
import { ensureDataFolder, inRoot, inState } from './lib/paths.mjs';
import { lastLines, runNode, seconds } from './lib/run.mjs';
import { runTool, Stop } from './lib/stop.mjs';
import { ATURAN, NILAI_MINIMAL } from './mutasi/berkas.mjs';
import { changedSinceBase } from './mutasi/berubah.mjs';
import { judge, mutants, readReasons } from './mutasi/hasil.mjs';

const STRYKER = inRoot('node_modules/@stryker-mutator/core/bin/stryker.js');
const REPORT = inState('mutasi', 'stryker.json');
const LIMIT_MS = 45 * 60_000;
const LIMIT_CHANGED_MS = 170_000;

/** One run of Stryker; null when the time was up. */
async function mutate(what, timeoutMs) {
  rmSync(REPORT, { force: true });
  const args = [STRYKER, 'run', inRoot('tools/mutasi/stryker.config.mjs'), '--mutate', what.join(',')];
  const { code, output } = await runNode(args, { cwd: inRoot('packages/domain'), timeoutMs });
  if (existsSync(REPORT)) return mutants(JSON.parse(readFileSync(REPORT, 'utf8')));
  if (code === 130) return null;
  throw new Stop(`Stryker tidak selesai:\n${lastLines(output, 30)}`);
}

/** File by file: only the tests that a file has are run, and what is known is told as it comes. */
async function mutateEach(files, limitMs) {
  const until = performance.now() + limitMs;
  const all = [];
  for (const file of files) {
    const started = performance.now();
    const own = await mutate([`src/${file}`], Math.max(1_000, until - started));
    if (!own) return { all, done: false };
    all.push(...own);
    perFile(own, seconds(started));
  }
  return { all, done: true };
}

function perFile(all, time) {
  const after = time ? ` (${time})` : '';
  for (const file of [...new Set(all.map((m) => m.file))].sort()) {
    const own = all.filter((m) => m.file === file);
    console.log(
      `  ${String(own.filter((m) => m.dead).length).padStart(4)} dari ${String(own.length).padStart(4)}  ${file}${after}`,
    );
  }
}

async function mutateChanged(ranges) {
  const own = await mutate(ranges, LIMIT_CHANGED_MS);
  perFile(own ?? []);
  return { all: own ?? [], done: own !== null };
}

await runTool(async () => {
  const started = performance.now();
  ensureNodeVersion();
  ensureDataFolder();
  const words = process.argv.slice(2);
  const changed = words.includes('--berubah');
  const files = words.filter((w) => !w.startsWith('--'));
  const whole = !changed && files.length === 0;
  const ranges = changed ? await changedSinceBase() : [];
  if (changed && ranges.length === 0) {
    console.log('Tidak ada aturan yang berubah.');
    return 0;
  }
  const { all, done } = changed ? await mutateChanged(ranges) : await mutateEach(whole ? ATURAN : files, LIMIT_MS);
  const h = judge(all, readReasons(readFileSync(inRoot('docs/mutasi.tsv'), 'utf8')), whole && done);
  for (const m of h.unnamed) console.log(`  LOLOS ${m.key.replaceAll('\t', '  |  ')} (baris ${m.line})`);
  for (const key of h.needless) console.log(`  ALASAN TAK PERLU ${key.replaceAll('\t', '  |  ')}`);
  console.log(
    `Nilai ${h.score.toFixed(1)} % dari ${h.killable} mutan yang dapat dibunuh, ${h.named} diberi alasan di docs/mutasi.tsv (${seconds(started)}).`,
  );
  if (!done) console.log('Belum selesai dalam batas waktunya; seluruhnya: npm run mutasi.');
  // A short look that ran out of time is no verdict; the whole run is.
  if (!done && whole) return 1;
  return h.score >= NILAI_MINIMAL && h.unnamed.length === 0 && h.needless.length === 0 ? 0 : 1;
});
