#!/usr/bin/env node
// npm run build [-- --server | --web]: everything that changed since the last build.
import { buildFrontEnds, buildServer } from './lib/build-steps.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureNodeVersion } from './lib/node-version.mjs';
import { ensureDataFolder } from './lib/paths.mjs';
import { seconds } from './lib/run.mjs';
import { runTool } from './lib/stop.mjs';

await runTool(async () => {
  const started = performance.now();
  ensureNodeVersion();
  ensureDataFolder();
  await ensureDependencies();
  if (!process.argv.includes('--web')) await buildServer();
  if (!process.argv.includes('--server')) await buildFrontEnds();
  console.log(`Selesai dibangun (${seconds(started)}).`);
});
