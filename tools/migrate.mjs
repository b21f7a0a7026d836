#!/usr/bin/env node
// npm run db:deploy: applies the migrations that DATABASE_URL lacks. `--ulangi NAMA` lets one that failed half-way, and
// was undone by hand, be tried again. `--periksa` only says whether anything stands in their way; the database may be in use.
import { parseArgs } from 'node:util';
import { allowRetry, checkMigration, ensureAnswers, ensureDatabase, migrate } from './lib/database.mjs';
import { runTool } from './lib/stop.mjs';

/** A server without the database, or without an administrator's database to ask: what is wrong is said below. */
async function ensureThere(url) {
  const admin = URL.canParse(url) ? new URL(url) : undefined;
  const name = decodeURIComponent(admin?.pathname.slice(1) ?? '');
  if (!name) return;
  admin.pathname = '/postgres';
  await ensureDatabase(admin.href, name).catch(() => undefined);
}

await runTool(async () => {
  const { values } = parseArgs({ options: { ulangi: { type: 'string' }, periksa: { type: 'boolean' } } });
  const url = process.env.DATABASE_URL;
  if (values.periksa) {
    const missing = await checkMigration(url);
    console.log(
      missing.length > 0 ? `Dapat diterapkan: ${missing.join(', ')}.` : 'Tidak ada migrasi yang perlu diterapkan.',
    );
    return;
  }
  await ensureThere(url);
  await ensureAnswers(url);
  if (values.ulangi) await allowRetry(url, values.ulangi);
  const applied = await migrate(url);
  console.log(applied.length > 0 ? `Diterapkan: ${applied.join(', ')}.` : 'Tidak ada migrasi yang perlu diterapkan.');
});
