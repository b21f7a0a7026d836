import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inState } from '../../tools/lib/paths.mjs';

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Data, logs and histories of this run alone; those of ended runs are removed when the next one begins. */
export function runFolder() {
  const home = inState('faults');
  mkdirSync(home, { recursive: true, mode: 0o755 });
  for (const name of readdirSync(home)) {
    if (!alive(Number(name))) rmSync(path.join(home, name), { recursive: true, force: true });
  }
  const folder = path.join(home, String(process.pid));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}
