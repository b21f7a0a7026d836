import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { inRoot, inState } from './paths.mjs';
import { anyFreePort } from './ports.mjs';
import { Stop } from './stop.mjs';

const WAIT_MS = 60_000;
const note = () => inState('dekat/postgres.json');
const url = (port) => `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`;

const answers = (port) =>
  new Promise((resolve) => {
    const socket = new Socket();
    const end = (yes) => {
      socket.destroy();
      resolve(yes);
    };
    socket.setTimeout(1_000, () => end(false));
    socket.once('error', () => end(false));
    socket.connect(port, '127.0.0.1', () => end(true));
  });

const remembered = () => (existsSync(note()) ? JSON.parse(readFileSync(note(), 'utf8')) : null);

/** A PostgreSQL for tests that outlives the command that started it; started when none answers. */
export async function standingDatabase() {
  const before = remembered();
  if (before && (await answers(before.port))) return url(before.port);
  mkdirSync(inState('dekat'), { recursive: true, mode: 0o755 });
  rmSync(inState('dekat/data'), { recursive: true, force: true });
  const port = await anyFreePort();
  const log = openSync(inState('dekat/postgres.out'), 'w');
  const args = [inRoot('tools/postgres.mjs'), '--dir', inState('dekat/data'), '--port', String(port)];
  const child = spawn(process.execPath, args, { detached: true, stdio: ['ignore', log, log] });
  child.unref();
  writeFileSync(note(), JSON.stringify({ port, pid: child.pid }));
  for (const began = performance.now(); performance.now() - began < WAIT_MS;) {
    if (readFileSync(inState('dekat/postgres.out'), 'utf8').includes('siap')) return url(port);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Stop('PostgreSQL untuk pengujian tidak mau berjalan; catatannya di .data/dekat/postgres.out.');
}

/** Ends it; false when none was running. */
export async function stopStandingDatabase() {
  const before = remembered();
  if (!before || !(await answers(before.port))) return false;
  process.kill(before.pid, 'SIGTERM');
  while (await answers(before.port)) await new Promise((resolve) => setTimeout(resolve, 100));
  rmSync(note());
  return true;
}
