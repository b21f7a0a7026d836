import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inData } from './paths.mjs';

const file = () => inData('npm-start.pid');

function holder() {
  try {
    const pid = Number(readFileSync(file(), 'utf8'));
    if (!pid || pid === process.pid) return undefined;
    process.kill(pid, 0);
    const cmdline = process.platform === 'linux' ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : 'start.mjs';
    return cmdline.includes('start.mjs') ? pid : undefined; // the number may have gone to somebody else since
  } catch {
    return undefined;
  }
}

/** The process that runs SINAS NK from this folder now, if any. */
export const runningInstance = holder;

export function claimFolder() {
  const pid = holder();
  if (pid) return pid;
  writeFileSync(file(), String(process.pid));
  return undefined;
}

export const releaseFolder = () => rmSync(file(), { force: true });
