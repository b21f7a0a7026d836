import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { Stop } from './stop.mjs';

const NAME = 'postgres';
const number = (flag, name) =>
  Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
const find = (name) => {
  try {
    return { uid: number('-u', name), gid: number('-g', name) };
  } catch {
    return undefined;
  }
};

function create() {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', NAME], { stdio: 'ignore' });
  } catch {
    // no useradd here (Alpine), or not allowed: the unprivileged account that every system has must do
  }
  return find(NAME) ?? find('nobody');
}

/** PostgreSQL refuses to run as root; undefined means: run as who we are. */
export function postgresUser() {
  if (process.getuid?.() !== 0) return undefined;
  const user = find(NAME) ?? create();
  if (user) return user;
  throw new Stop('PostgreSQL tidak boleh berjalan sebagai root dan pengguna "postgres" tidak dapat dibuat.');
}

export function canReach(folder, user) {
  for (let at = folder; ; at = path.dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (at === path.dirname(at)) return true;
  }
}

/**
 * How to start a PostgreSQL program as that user. A checkout below a private folder (/root) cannot be entered by
 * the user: setpriv then lends the one capability that is needed.
 */
export function asPostgres(user, program, args, dataFolder) {
  if (!user) return { command: program, args, options: {} };
  if (canReach(dataFolder, user)) return { command: program, args, options: user };
  const lend = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'];
  const who = ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'];
  return { command: 'setpriv', args: [...who, ...lend, program, ...args], options: {} };
}
