#!/usr/bin/env node
// npm run audit:verify: recomputes every hash of the history and compares it with the anchors outside the database.
import { spawn } from 'node:child_process';
import { buildServer } from './lib/build-steps.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { migrate } from './lib/database.mjs';
import { runningDatabaseUrl } from './lib/embedded-database.mjs';
import { ensureDataFolder, inData, inRoot, ROOT } from './lib/paths.mjs';
import { Supervisor } from './lib/processes.mjs';
import { loadSecrets } from './lib/secrets.mjs';
import { runningInstance } from './lib/single-instance.mjs';
import { prepareDatabase } from './lib/stack.mjs';
import { runTool } from './lib/stop.mjs';

/** The database of the environment, of the running portal, or the one that lies still under .data. */
async function databaseUrl(supervisor) {
  if (!process.env.DATABASE_URL && runningInstance()) return runningDatabaseUrl();
  const url = await prepareDatabase(supervisor);
  if (!process.env.DATABASE_URL) await migrate(url);
  return url;
}

const run = (env) =>
  new Promise((resolve, reject) => {
    const args = ['--enable-source-maps', inRoot('apps/api/dist/audit.cli.js')];
    const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });

await runTool(async () => {
  ensureDataFolder();
  await ensureDependencies();
  await buildServer();
  const supervisor = new Supervisor();
  try {
    const DATABASE_URL = await databaseUrl(supervisor);
    return await run({ ...loadSecrets(), BERKAS_DIR: process.env.BERKAS_DIR || inData('berkas'), DATABASE_URL });
  } finally {
    await supervisor.stopAll();
  }
});
