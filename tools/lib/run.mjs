import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

const running = new Set();

/** Stops the short-lived commands (npm ci, vite build, prisma) that are under way. */
export function killRunning(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal);
}

/**
 * Runs a command to its end and resolves with {code, output}; never rejects for an exit code.
 * `lingers()` says that the work is done: what does not end within a minute of it is killed. `logFile` receives everything; `echo` shows it as it comes; `env` values that are undefined are taken away.
 */
export function run(command, args, { env, cwd = ROOT, logFile, echo = false, timeoutMs, lingers } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (logFile) mkdirSync(path.dirname(logFile), { recursive: true });
    const log = logFile ? createWriteStream(logFile, { flags: 'a' }) : undefined;
    const chunks = [];
    const take = (to) => (chunk) => {
      chunks.push(chunk);
      log?.write(chunk);
      if (echo) to.write(chunk);
    };
    running.add(child);
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    const timer = timeoutMs ? setTimeout(() => child.kill('SIGKILL'), timeoutMs) : undefined;
    const watch = lingers ? watchEnd(child, lingers) : undefined;
    const end = (code) => {
      clearTimeout(timer);
      clearInterval(watch);
      running.delete(child);
      log?.end();
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') });
    };
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${command}: ${error.message}\n`));
      end(127);
    });
    child.on('close', (code, signal) => end(code ?? (signal ? 130 : 1)));
  });
}

const LINGERS_MS = 60_000;
function watchEnd(child, lingers) {
  let doneAt = null;
  return setInterval(() => {
    if (doneAt === null && lingers()) doneAt = Date.now();
    if (doneAt !== null && Date.now() - doneAt > LINGERS_MS) child.kill('SIGKILL');
  }, 5_000);
}

export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs tasks with at most `limit` at a time; results keep the order of the tasks. */
export async function inParallel(tasks, limit) {
  const results = new Array(tasks.length);
  let next = 0;
  const lane = async () => {
    while (next < tasks.length) {
      const index = next++;
      results[index] = await tasks[index]();
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, tasks.length) }, lane));
  return results;
}

export const lastLines = (text, count = 20) => text.trimEnd().split('\n').slice(-count).join('\n');

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
