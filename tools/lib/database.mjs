import { applyMigrations, checkMigrations, forgetFailure, readMigrations } from './migrations.mjs';
import { requireFromApi } from './paths.mjs';
import { Stop } from './stop.mjs';

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

/** Applies the migrations that the database lacks; resolves with their names. */
export const migrate = (connectionString) =>
  withClient(connectionString, (client) => applyMigrations(client, readMigrations(), console.log));

/** Names of the migrations that the database lacks; throws a Stop where they could not be applied as it is now. */
export const checkMigration = (connectionString) =>
  withClient(connectionString, (client) => checkMigrations(client, readMigrations()));

/** Lets a migration that failed half-way be tried again. */
export const allowRetry = (connectionString, name) =>
  withClient(connectionString, (client) => forgetFailure(client, name));

/** Removes every table of the application from a database that is not ours to delete. */
export const emptyDatabase = (connectionString) =>
  withClient(connectionString, async (client) => {
    const { rows } = await client.query(
      `SELECT nspname FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'`,
    );
    for (const { nspname } of rows) await client.query(`DROP SCHEMA ${client.escapeIdentifier(nspname)} CASCADE`);
    await client.query('CREATE SCHEMA public');
  });
