import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inData } from './paths.mjs';
import { freePort } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { runningInstance } from './single-instance.mjs';
import { Stop } from './stop.mjs';

const DATABASE = 'sinas';
const note = () => inData('postgres.json');

/** The database of `npm start`: .data/postgres, with its port and password remembered beside it. */
export async function startEmbeddedDatabase() {
  const dir = inData('postgres');
  const remembered = existsSync(note()) ? JSON.parse(readFileSync(note(), 'utf8')) : {};
  const password = remembered.password ?? randomBytes(18).toString('base64url');
  const port = await freePort(remembered.port);
  writeFileSync(note(), JSON.stringify({ port, password }), { mode: 0o600 });
  const server = await startPostgres({ dir, port, password, logFile: inData('log/postgres.log') });
  return {
    ...server,
    label: 'PostgreSQL',
    databaseUrl: server.url(DATABASE),
    adminUrl: server.url(),
    database: DATABASE,
  };
}

/** Address of the embedded database while `npm start` runs. */
export function runningDatabaseUrl() {
  if (!runningInstance() || !existsSync(note())) {
    throw new Stop('SINAS NK tidak sedang berjalan; jalankan npm start lebih dahulu atau isi DATABASE_URL.');
  }
  const { port, password } = JSON.parse(readFileSync(note(), 'utf8'));
  return `postgresql://postgres:${password}@127.0.0.1:${port}/${DATABASE}`;
}
