#!/usr/bin/env node
// npm run buku:verify: every balance recomputed from its entries, every entry from what happened.
import { buildServer } from './lib/build-steps.mjs';
import { runOnDatabase } from './lib/cli-on-database.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureDataFolder } from './lib/paths.mjs';
import { runTool } from './lib/stop.mjs';

await runTool(async () => {
  ensureDataFolder();
  await ensureDependencies();
  await buildServer();
  return runOnDatabase('apps/api/dist/buku.cli.js', ['periksa']);
});
