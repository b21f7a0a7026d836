import { existsSync, readFileSync, readdirSync } from 'node:fs';

const TICK_MS = 10; // USER_HZ is 100 on every Linux that Node.js runs on
const NS_PER_MS = 1e6;

/** utime + stime of one process, milliseconds, in steps of ten. */
function ticksOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Time on a processor of all threads of a process, milliseconds; the kernel counts it in nanoseconds. */
const nanosecondsOf = (pid) =>
  readdirSync(`/proc/${pid}/task`).reduce(
    (sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
    0,
  ) / NS_PER_MS;

/** A kernel without schedstat counts in ticks. */
const EXACT = existsSync('/proc/self/schedstat');

/** 0 when it is gone. */
function cpuOf(pid) {
  try {
    return EXACT ? nanosecondsOf(pid) : ticksOf(pid);
  } catch {
    return 0;
  }
}

const childrenOf = (pid) =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );

function tree(pid) {
  try {
    return [pid, ...childrenOf(pid).flatMap(tree)];
  } catch {
    return [];
  }
}

/** CPU time per process: the server with its children (`alone`: without them), and the database backends that serve it. */
export async function sample(admin, server) {
  const { rows } = await admin.query('SELECT pid FROM pg_stat_activity WHERE application_name = $1', [server.label]);
  const spent = (pids) => new Map(pids.map((pid) => [pid, cpuOf(pid)]));
  return { server: spent(server.alone ? [server.pid] : tree(server.pid)), database: spent(rows.map((row) => row.pid)) };
}

const difference = (before, after) =>
  [...after].reduce((sum, [pid, spent]) => sum + Math.max(0, spent - (before.get(pid) ?? 0)), 0);

/** CPU time of processes and of everything below them, per process. */
export const cpuOfTrees = (pids) => new Map(pids.flatMap(tree).map((pid) => [pid, cpuOf(pid)]));

export const spentBetween = (before, after) => ({
  server: difference(before.server, after.server),
  database: difference(before.database, after.database),
});
