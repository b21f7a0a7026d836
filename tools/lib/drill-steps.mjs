// What the drill does to the database, and what it asks of it afterwards.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { anyFreePort } from './ports.mjs';
import { inRoot } from './paths.mjs';
import { startPostgres } from './postgres.mjs';
import { startProcess } from './processes.mjs';
import { runNode } from './run.mjs';
import { Stop } from './stop.mjs';
import { withClient } from './database.mjs';
import { until } from '../../faults/lib/time.mjs';

export async function tool(script, args, env = {}) {
  const { code, output } = await runNode([inRoot(script), ...args], { env });
  if (code !== 0) throw new Stop(`${script} gagal (kode ${code}).`, { detail: output });
  return output.trim();
}

/** The receiver of the log, and a database that acknowledges nothing before the receiver has it. */
export async function receiveLog(world, home) {
  const receiver = world.keep(
    startProcess({
      label: 'wal',
      script: inRoot('tools/backup-wal.mjs'),
      args: ['--to', home],
      env: { DATABASE_URL: world.url() },
      logFile: path.join(world.folder, 'wal.log'),
    }),
  );
  await withClient(world.url(), async (client) => {
    await client.query("ALTER SYSTEM SET synchronous_standby_names = 'sinas_wal'");
    await client.query('SELECT pg_reload_conf()');
    await until('the log is received synchronously', async () => {
      const { rows } = await client.query(
        "SELECT 1 FROM pg_stat_replication WHERE application_name = 'sinas_wal' AND sync_state = 'sync'",
      );
      return rows.length > 0;
    });
  });
  return receiver;
}

/** Everything that works on the database is killed, the database first, and its folder is gone. */
export async function destroy(world) {
  const { postgres } = world.run;
  await postgres.crash('SIGKILL');
  await Promise.all([...world.apis, ...world.workers].map((process_) => process_.kill()));
  rmSync(postgres.options.dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

export async function restoreInto(postgres, home, dir) {
  await tool('tools/restore.mjs', ['--from', home, '--data', dir]);
  postgres.options.dir = dir;
  await postgres.start();
}

/** Waits for the end of the replay: "ready" is said before the server may write. */
export const untilOpen = (url) =>
  until('the database is open', () =>
    withClient(url, (client) => client.query('SELECT pg_is_in_recovery() AS yes')).then(
      ({ rows }) => !rows[0].yes,
      () => false,
    ),
  );

/** A second restore, to a moment: how many submissions are there? */
export async function submissionsAt(world, home, moment) {
  const dir = path.join(world.run.folder, 'moment');
  await tool('tools/restore.mjs', ['--from', home, '--data', dir, '--until', moment.toISOString()]);
  const server = await startPostgres({
    dir,
    port: await anyFreePort(),
    trust: true,
    // as large as the first server (recovery demands it), and without a receiver to wait for
    settings: { ...world.run.postgres.options.settings, synchronous_standby_names: '' },
    logFile: path.join(world.run.folder, 'moment.log'),
  });
  try {
    await untilOpen(server.url(world.database));
    return await withClient(server.url(world.database), (client) =>
      client.query('SELECT count(*)::int AS n FROM kiriman').then(({ rows }) => rows[0].n),
    );
  } finally {
    await server.stop('SIGQUIT');
  }
}
