import { readdirSync, existsSync } from 'node:fs';
import { inData, inRoot, requireFromApi } from './paths.mjs';
import { lastLines, runNode } from './run.mjs';
import { Stop } from './stop.mjs';

const UNKNOWN_TABLE = '42P01';

export async function withClient(connectionString, work) {
  const pg = requireFromApi('pg');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // a server that goes away is noticed by the query that fails
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Only host and database: the address may carry a password. */
function place(connectionString) {
  try {
    const { hostname, port, pathname } = new URL(connectionString);
    return `${hostname}:${port || 5432}${pathname}`;
  } catch {
    return undefined;
  }
}

export async function ensureAnswers(connectionString) {
  const where = place(connectionString);
  if (!where)
    throw new Stop('DATABASE_URL bukan alamat PostgreSQL yang benar (postgresql://pengguna:sandi@host:5432/nama).');
  try {
    await withClient(connectionString, (client) => client.query('SELECT 1'));
  } catch (error) {
    throw new Stop(`Basis data ${where} tidak menjawab (${error.code ?? error.message}).`);
  }
}

export const ensureDatabase = (adminUrl, name) =>
  withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });

export const dropDatabase = (adminUrl, name) =>
  withClient(adminUrl, (client) =>
    client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`),
  );

async function pendingMigrations(connectionString) {
  const folder = inRoot('prisma/migrations');
  const wanted = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];
  const applied = await withClient(connectionString, (client) =>
    client.query(
      'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    ),
  ).catch((error) => {
    if (error.code === UNKNOWN_TABLE) return { rows: [] };
    throw error;
  });
  const done = new Set(applied.rows.map((row) => row.migration_name));
  return wanted.filter((name) => !done.has(name));
}

/** Prisma's CLI takes seconds only to say that there is nothing to do: ask its table first. */
export async function migrate(connectionString) {
  const pending = await pendingMigrations(connectionString);
  if (pending.length === 0) return;
  console.log(`Menerapkan ${pending.length} migrasi basis data ...`);
  const result = await runNode([inRoot('node_modules/prisma/build/index.js'), 'migrate', 'deploy'], {
    env: { DATABASE_URL: connectionString },
    logFile: inData('log/migrasi.log'),
  });
  if (result.code === 0) return;
  throw new Stop('Migrasi basis data gagal; catatannya di .data/log/migrasi.log.', {
    detail: lastLines(result.output),
  });
}

/** Removes every table of the application from a database that is not ours to delete. */
export const emptyDatabase = (connectionString) =>
  withClient(connectionString, async (client) => {
    const { rows } = await client.query(
      `SELECT nspname FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'`,
    );
    for (const { nspname } of rows) await client.query(`DROP SCHEMA ${client.escapeIdentifier(nspname)} CASCADE`);
    await client.query('CREATE SCHEMA public');
  });
