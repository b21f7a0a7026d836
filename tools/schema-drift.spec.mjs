import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropDatabase, ensureDatabase, migrate } from './lib/database.mjs';
import { inRoot } from './lib/paths.mjs';

const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test');
const name = `sinas_beda_${randomUUID().slice(0, 8)}`;
const own = new URL(server);
own.pathname = `/${name}`;

describe('schema and migrations say the same', () => {
  beforeAll(async () => {
    await ensureDatabase(server, name);
    await migrate(own.href);
  });
  afterAll(() => dropDatabase(server, name));

  it('nothing is missing in a migrated database, and nothing would be taken from it', () => {
    const said = execFileSync('npm', ['run', '--silent', 'db:diff'], {
      cwd: inRoot('.'),
      env: { ...process.env, DATABASE_URL: own.href },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(said).toContain('This is an empty migration');
  }, 60_000);
});
