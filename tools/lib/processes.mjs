import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from './paths.mjs';
import { lastLines } from './run.mjs';

const GUARD = fileURLToPath(import.meta.resolve('./parent-guard.cjs'));

/**
 * Starts a long-lived Node process in its own group (Ctrl-C reaches only the supervisor, which decides the order).
 * Its output goes to `logFile`.
 */
export function startProcess({ label, script, args = [], nodeOptions = [], env, logFile, graceMs = 15_000 }) {
  const log = openSync(logFile, 'a', 0o640);
  const logStart = statSync(logFile).size;
  const child = spawn(process.execPath, ['--enable-source-maps', ...nodeOptions, '--require', GUARD, script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  child.channel?.unref();
  let ended = false;
  const exited = new Promise((resolve) => {
    const end = (why) => {
      ended = true;
      resolve(why);
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(signal ? `sinyal ${signal}` : `kode ${code}`));
  });
  const killGroup = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // the whole group has ended already
    }
  };
  const stop = async ({ now = false } = {}) => {
    if (!ended) {
      child.kill(now ? 'SIGKILL' : 'SIGTERM');
      const timer = setTimeout(killGroup, graceMs);
      await exited;
      clearTimeout(timer);
    }
    if (child.pid) killGroup();
  };
  const tail = () => lastLines(readFileSync(logFile).subarray(logStart).toString('utf8'));
  return { label, logFile, pid: child.pid, exited, stop, tail };
}

/** Processes in the order of their start; they are stopped in the order that `stopAll` names. */
export class Supervisor {
  #members = [];
  #stopping = false;
  #onDeath;
  died = new Promise((resolve) => (this.#onDeath = resolve));

  add(member, rank) {
    this.#members.push({ member, rank });
    void member.exited.then((why) => {
      if (!this.#stopping) this.#onDeath({ member, why });
    });
    return member;
  }

  /** Lowest rank first: API, worker, simulators, then the database. */
  async stopAll(options) {
    this.#stopping = true;
    const ordered = [...this.#members].sort((a, b) => a.rank - b.rank);
    for (const { member } of ordered) await member.stop(options);
  }
}
