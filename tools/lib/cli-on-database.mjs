import { spawn } from 'node:child_process';
import { migrate } from './database.mjs';
import { runningDatabaseUrl } from './embedded-database.mjs';
import { inData, inRoot, ROOT } from './paths.mjs';
import { Supervisor } from './processes.mjs';
import { loadSecrets } from './secrets.mjs';
import { runningInstance } from './single-instance.mjs';
import { prepareDatabase } from './stack.mjs';

/** The database of the environment, of the running portal, or the one that lies still under .data. */
async function databaseUrl(supervisor) {
  if (!process.env.DATABASE_URL && runningInstance()) return runningDatabaseUrl();
  const url = await prepareDatabase(supervisor);
  if (!process.env.DATABASE_URL) await migrate(url);
  return url;
}

const run = (script, args, env) =>
  new Promise((resolve, reject) => {
    const all = ['--enable-source-maps', inRoot(script), ...args];
    const child = spawn(process.execPath, all, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** Runs a compiled command of the API with this installation's secrets and database; resolves with its exit code. */
export async function runOnDatabase(script, args = []) {
  const supervisor = new Supervisor();
  try {
    const DATABASE_URL = await databaseUrl(supervisor);
    return await run(script, args, {
      ...loadSecrets(),
      BERKAS_DIR: process.env.BERKAS_DIR || inData('berkas'),
      DATABASE_URL,
    });
  } finally {
    await supervisor.stopAll();
  }
}
