#!/usr/bin/env node
// npm run audit:verify: recomputes every hash of the history and compares it with the anchors outside the database.
import { buildServer } from './lib/build-steps.mjs';
import { runOnDatabase } from './lib/cli-on-database.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureDataFolder } from './lib/paths.mjs';
import { runTool } from './lib/stop.mjs';

await runTool(async () => {
  ensureDataFolder();
  await ensureDependencies();
  await buildServer();
  return runOnDatabase('apps/api/dist/audit.cli.js');
});
