import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from './paths.mjs';
import { Stop } from './stop.mjs';

/** The same lock and the same table as Prisma's own engine: neither works on a database that the other one changes. */
const LOCK = 72707369;
const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id                  varchar(36) PRIMARY KEY NOT NULL,
  checksum            varchar(64) NOT NULL,
  finished_at         timestamptz,
  migration_name      varchar(255) NOT NULL,
  logs                text,
  rolled_back_at      timestamptz,
  started_at          timestamptz NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0
)`;
/** First line of a file whose one statement PostgreSQL refuses inside a transaction. */
const OUTSIDE = '-- tanpa transaksi';

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/**
 * The migrations of a folder in the order of their names: `{name, sql, checksum, outside, check}`. `check`: a query of `periksa.sql`,
 * asked before anything is applied; each row that it answers (`temuan`) stands in the way.
 */
export function readMigrations(folder = inRoot('prisma/migrations')) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'migration.sql')))
    .map(({ name }) => {
      const check = path.join(folder, name, 'periksa.sql');
      return {
        name,
        sql: readFileSync(path.join(folder, name, 'migration.sql'), 'utf8'),
        check: existsSync(check) ? readFileSync(check, 'utf8') : null,
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((one) => ({ ...one, checksum: sha256(one.sql), outside: one.sql.split(/\r?\n/, 1)[0].trim() === OUTSIDE }));
}

/** Line ends are the checkout's, not the migration's. */
const sameText = (sql, checksum) => {
  const unix = sql.replaceAll('\r\n', '\n');
  return [sql, unix, unix.replaceAll('\n', '\r\n')].some((text) => sha256(text) === checksum);
};

/** Rows that still count; null where the database has never been migrated. */
async function recorded(client) {
  const { rows } = await client.query("SELECT to_regclass('_prisma_migrations') AS there");
  if (!rows[0].there) return null;
  const found = await client.query(
    `SELECT migration_name AS name, checksum, finished_at FROM _prisma_migrations
     WHERE rolled_back_at IS NULL ORDER BY started_at, migration_name`,
  );
  return found.rows;
}

function refuseUnfinished(rows) {
  const open = rows.find((row) => !row.finished_at);
  if (!open) return;
  throw new Stop(
    `Migrasi ${open.name} pernah gagal di tengah jalan, sehingga tidak ada migrasi yang diterapkan. Periksa kolom logs ` +
      'pada tabel _prisma_migrations, kembalikan dengan tangan bagian yang terlanjur masuk, lalu jalankan ' +
      `node tools/migrate.mjs --ulangi ${open.name}.`,
  );
}

function refuseUnknown(rows, wanted) {
  const unknown = rows.filter((row) => !wanted.has(row.name)).map((row) => row.name);
  if (unknown.length === 0) return;
  throw new Stop(
    `Basis data ini memuat migrasi yang tidak ada pada rilis ini (${unknown.join(', ')}). Pakai rilis yang memuatnya, ` +
      'atau pulihkan cadangan dari sebelum migrasi itu.',
  );
}

function refuseChanged(rows, wanted) {
  const changed = rows.filter((row) => !sameText(wanted.get(row.name).sql, row.checksum)).map((row) => row.name);
  if (changed.length === 0) return;
  throw new Stop(
    `Isi berkas migrasi ${changed.join(', ')} berbeda dari yang diterapkan pada basis data ini. Kembalikan berkas itu ` +
      'seperti semula, dan tulis perubahannya sebagai migrasi baru.',
  );
}

async function refuseForeign(client) {
  const { rowCount } = await client.query(
    "SELECT 1 FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') LIMIT 1",
  );
  if (!rowCount) return;
  throw new Stop(
    'Basis data ini sudah berisi tabel, tetapi tanpa catatan migrasi (_prisma_migrations). Pakai basis data kosong, ' +
      'atau pulihkan cadangan yang lengkap.',
  );
}

/** What a migration cannot decide by itself is said before the first one: half a release is of no use to anybody. */
async function refuseFindings(client, missing) {
  const found = [];
  for (const { name, check } of missing.filter((one) => one.check)) {
    await client.query('BEGIN READ ONLY');
    const { rows } = await client.query(check).finally(() => client.query('ROLLBACK'));
    found.push(...rows.map(({ temuan }) => `${name}: ${temuan}`));
  }
  if (found.length > 0) throw new Stop(`Tidak ada migrasi yang diterapkan. ${found.join('\n')}`);
}

/** What is still to apply; throws a Stop where database and checkout do not belong together. */
async function pending(client, migrations) {
  const rows = await recorded(client);
  if (!rows) {
    await refuseForeign(client);
    return migrations;
  }
  const wanted = new Map(migrations.map((one) => [one.name, one]));
  refuseUnfinished(rows);
  refuseUnknown(rows, wanted);
  refuseChanged(rows, wanted);
  const done = new Set(rows.map((row) => row.name));
  const missing = migrations.filter((one) => !done.has(one.name));
  if (done.size > 0) await refuseFindings(client, missing);
  return missing;
}

/** Names of what is still to apply, without applying it; throws the Stop that applying it would begin with. */
export const checkMigrations = async (client, migrations) => (await pending(client, migrations)).map((one) => one.name);

const place = (sql, position) => {
  const before = sql.slice(0, position - 1).split('\n');
  return `baris ${before.length}, kolom ${before.at(-1).length + 1}`;
};

/** Runs a whole file; what fails says which statement and, where PostgreSQL knows it, which line. */
async function runFile(client, { name, sql, outside }) {
  let done = 0;
  const count = () => done++;
  client.connection.on('commandComplete', count);
  try {
    await client.query(sql);
  } catch (error) {
    const where = [`perintah ke-${done + 1}`, error.position && place(sql, Number(error.position))];
    throw new Stop(
      `Migrasi ${name} gagal pada ${where.filter(Boolean).join(', ')}: ${error.message}. ` +
        (outside ? 'Berkas ini berjalan tanpa transaksi.' : 'Tidak ada bagian berkas itu yang tersimpan.'),
      { detail: [error.detail, error.where].filter(Boolean).join('\n') },
    );
  } finally {
    client.connection.off('commandComplete', count);
  }
}

async function insideTransaction(client, one) {
  await client.query('BEGIN');
  try {
    await runFile(client, one);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), one.checksum, one.name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // a lost connection has rolled back already
    throw error;
  }
}

async function outsideTransaction(client, one) {
  const id = randomUUID();
  await client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)', [
    id,
    one.checksum,
    one.name,
  ]);
  try {
    await runFile(client, one);
  } catch (error) {
    await client.query('UPDATE _prisma_migrations SET logs = $2 WHERE id = $1', [id, error.message]);
    throw error;
  }
  await client.query(
    'UPDATE _prisma_migrations SET finished_at = clock_timestamp(), applied_steps_count = 1 WHERE id = $1',
    [id],
  );
}

/** Asks again and again: a session that waits inside a statement would hold up CREATE INDEX CONCURRENTLY for ever. */
async function underLock(client, say, work) {
  for (let tries = 0; ; tries++) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [LOCK]);
    if (rows[0].mine) break;
    if (tries === 0) say('Menunggu proses lain yang sedang menerapkan migrasi ...');
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined); // ends with the session anyway
  }
}

/** Applies what is missing, a transaction a file, and resolves with the names; throws a Stop that says what to do. */
export function applyMigrations(client, migrations, say = () => undefined) {
  return underLock(client, say, async () => {
    const missing = await pending(client, migrations);
    if (missing.length > 0) say(`Menerapkan ${missing.length} migrasi basis data ...`);
    await client.query(TABLE);
    for (const one of missing) await (one.outside ? outsideTransaction : insideTransaction)(client, one);
    return missing.map((one) => one.name);
  });
}

/** A migration that failed half-way and was undone by hand may be tried again. */
export function forgetFailure(client, name) {
  return underLock(
    client,
    () => undefined,
    async () => {
      const failed = (await recorded(client))?.some((row) => row.name === name && !row.finished_at);
      if (!failed) throw new Stop(`Tidak ada migrasi gagal yang bernama ${name} pada basis data ini.`);
      await client.query(
        `UPDATE _prisma_migrations SET rolled_back_at = now()
       WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL`,
        [name],
      );
    },
  );
}
