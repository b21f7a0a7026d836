// Another release of this repository, checked out, installed and built in a folder of its own.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../tools/lib/paths.mjs';
import { lastLines, run } from '../../tools/lib/run.mjs';
import { Stop } from '../../tools/lib/stop.mjs';

async function must(sentence, command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Stop(sentence, { detail: lastLines(output) });
  return output.trim();
}

async function install(folder, commit) {
  console.log(`Menyiapkan ${commit.slice(0, 12)} di ${folder} ...`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await must('Rilis pembanding tidak dapat diambil dari git.', 'git', ['archive', '--output', archive, commit]);
  await must('Rilis pembanding tidak dapat dibongkar.', 'tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  // A lock of before may lack what today's npm asks of one; what it does name is installed as it says.
  const quiet = ['--no-audit', '--no-fund'];
  if ((await run('npm', ['ci', ...quiet], { cwd: folder })).code !== 0)
    await must('Pustaka rilis pembanding tidak dapat dipasang.', 'npm', ['install', ...quiet], { cwd: folder });
}

/**
 * Its bench as a program would load it: what seeds its database and starts its server is its own code. The folder is
 * kept for the next run. Throws Stop where `ref` is no commit or cannot be installed.
 */
export async function releaseBefore(ref) {
  const commit = await must(`${ref} bukan commit repositori ini.`, 'git', [
    'rev-parse',
    '--verify',
    '--quiet',
    `${ref}^{commit}`,
  ]);
  const root = path.join(os.tmpdir(), `sinas-bench-${commit.slice(0, 12)}`);
  const ready = path.join(root, '.data/bench/siap');
  if (!existsSync(ready)) {
    await install(root, commit);
    mkdirSync(path.dirname(ready), { recursive: true });
    writeFileSync(ready, '');
  }
  const load = (file) => import(pathToFileURL(path.join(root, file)).href);
  const { ensureDataFolder } = await load('tools/lib/paths.mjs');
  const { buildServer } = await load('tools/lib/build-steps.mjs');
  ensureDataFolder();
  await buildServer();
  const { prepare } = await load('bench/lib/database.mjs');
  const { startApi } = await load('bench/lib/servers.mjs');
  return { root, commit, prepare, startApi };
}

/** This checkout in the same shape. */
export const thisRelease = async () => ({
  root: ROOT,
  prepare: (await import('./database.mjs')).prepare,
  startApi: (await import('./servers.mjs')).startApi,
});
