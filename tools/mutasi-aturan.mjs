#!/usr/bin/env node
// npm run mutasi:aturan: rules made wrong on purpose, one at a time; each must be noticed by the test that it names.
import { ensureNodeVersion } from './lib/node-version.mjs';
import { ensureDataFolder } from './lib/paths.mjs';
import { seconds } from './lib/run.mjs';
import { runTool } from './lib/stop.mjs';
import { corruptions, runCorruptions } from './mutasi/rusak.mjs';

await runTool(async () => {
  const started = performance.now();
  ensureNodeVersion();
  ensureDataFolder();
  const unseen = await runCorruptions();
  console.log(
    unseen.length === 0
      ? `Semua ${corruptions} perusakan aturan tertangkap uji yang disebutnya (${seconds(started)}).`
      : `${unseen.length} dari ${corruptions} perusakan lolos (${seconds(started)}).`,
  );
  return unseen.length === 0 ? 0 : 1;
});
