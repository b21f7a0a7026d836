import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inData } from './paths.mjs';
import { freePort } from './ports.mjs';
import { startPostgres } from './postgres.mjs';

const DATABASE = 'sinas';

/** The database of `npm start`: .data/postgres, with its port and password remembered beside it. */
export async function startEmbeddedDatabase() {
  const dir = inData('postgres');
  const note = inData('postgres.json');
  const remembered = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : {};
  const password = remembered.password ?? randomBytes(18).toString('base64url');
  const port = await freePort(remembered.port);
  writeFileSync(note, JSON.stringify({ port, password }), { mode: 0o600 });
  const server = await startPostgres({ dir, port, password, logFile: inData('log/postgres.log') });
  return {
    ...server,
    label: 'PostgreSQL',
    databaseUrl: server.url(DATABASE),
    adminUrl: server.url(),
    database: DATABASE,
  };
}
