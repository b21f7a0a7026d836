import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allowRetry, dropDatabase, ensureDatabase, withClient } from './database.mjs';
import { applyMigrations, checkMigrations, readMigrations } from './migrations.mjs';

const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test');

const TABLES = 'CREATE TABLE "orang" ("id" int PRIMARY KEY, "nama" text);';

/** The table and a row as Prisma's engine has written them in the field. */
const PRISMA_TABLE = `CREATE TABLE _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;
const PRISMA_ROW = `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
  VALUES ('5f0c7d2e-7b0e-4b57-9d0c-2f6f3a1f9a11', $1, $2, '2026-11-20 01:00:00+00', $3, 1)`;

describe('migrations are plain SQL (issue 14, part 10)', () => {
  let folder, url, name;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'sinas-migrasi-'));
    name = `sinas_migrasi_${randomUUID().slice(0, 8)}`;
    await ensureDatabase(server, name);
    const own = new URL(server);
    own.pathname = `/${name}`;
    url = own.href;
  });
  afterEach(async () => {
    await dropDatabase(server, name);
    rmSync(folder, { recursive: true });
  });

  const file = (called, sql) => {
    mkdirSync(path.join(folder, called), { recursive: true });
    writeFileSync(path.join(folder, called, 'migration.sql'), sql);
  };
  const sql = (text, values) => withClient(url, async (client) => (await client.query(text, values)).rows);
  const said = [];
  const apply = () =>
    withClient(url, (client) => applyMigrations(client, readMigrations(folder), (line) => said.push(line)));
  const rows = () =>
    sql('SELECT migration_name, checksum, applied_steps_count, logs, finished_at FROM _prisma_migrations ORDER BY 1');
  const prismaHas = async (called, text, finished = '2026-11-20 01:00:01+00') => {
    await sql(PRISMA_TABLE);
    await sql(PRISMA_ROW, [createHash('sha256').update(text).digest('hex'), called, finished]);
  };

  it('what a migration cannot decide by itself is said before the first one is applied, and by the check alone', async () => {
    file('1_orang', TABLES);
    await apply();
    await sql(`INSERT INTO "orang" VALUES (1, 'Ani'), (2, 'Ani'), (3, 'Budi')`);
    file('2_umur', 'ALTER TABLE "orang" ADD COLUMN "umur" int;');
    file('3_satu', 'CREATE UNIQUE INDEX "satu" ON "orang" ("nama");');
    writeFileSync(
      path.join(folder, '3_satu', 'periksa.sql'),
      `SELECT 'dua kali ' || nama AS temuan FROM "orang" GROUP BY nama HAVING count(*) > 1`,
    );
    const check = () => withClient(url, (client) => checkMigrations(client, readMigrations(folder)));
    await expect(apply()).rejects.toThrow('Tidak ada migrasi yang diterapkan. 3_satu: dua kali Ani');
    await expect(check()).rejects.toThrow('3_satu: dua kali Ani');
    expect((await rows()).map((row) => row.migration_name)).toEqual(['1_orang']);
    await sql('DELETE FROM "orang" WHERE id = 2');
    expect(await check()).toEqual(['2_umur', '3_satu']);
    expect((await rows()).map((row) => row.migration_name)).toEqual(['1_orang']);
    expect(await apply()).toEqual(['2_umur', '3_satu']);
  });

  it('a check changes nothing, and a fresh database is not asked', async () => {
    file('1_orang', TABLES);
    writeFileSync(path.join(folder, '1_orang', 'periksa.sql'), 'SELECT nama AS temuan FROM "orang"');
    expect(await apply()).toEqual(['1_orang']);
    await sql(`INSERT INTO "orang" VALUES (1, 'Ani')`);
    file('2_isi', 'SELECT 1;');
    writeFileSync(path.join(folder, '2_isi', 'periksa.sql'), `DELETE FROM "orang" RETURNING nama AS temuan`);
    await expect(apply()).rejects.toThrow('read-only');
    expect(await sql('SELECT nama FROM "orang"')).toEqual([{ nama: 'Ani' }]);
  });

  it('a fresh database gets every file in the order of names, and rows as Prisma writes them; again is nothing', async () => {
    file('2_isi', `INSERT INTO "orang" VALUES (1, 'Ani');`);
    file('1_orang', TABLES);
    expect(await apply()).toEqual(['1_orang', '2_isi']);
    expect(await sql('SELECT nama FROM orang')).toEqual([{ nama: 'Ani' }]);
    const found = await rows();
    expect(found).toMatchObject([
      { migration_name: '1_orang', applied_steps_count: 1, logs: null, finished_at: expect.any(Date) },
      { migration_name: '2_isi', applied_steps_count: 1, logs: null, finished_at: expect.any(Date) },
    ]);
    // echo -n 'CREATE TABLE "orang" ("id" int PRIMARY KEY, "nama" text);' | sha256sum
    expect(found[0].checksum).toBe('4902c380b12e8cdf964d47669421d46a32ed1f4e0eb6b6576fc0403b08f51099');
    expect(await apply()).toEqual([]);
  });

  it("this release's own migrations apply to a fresh database", async () => {
    const own = readMigrations();
    const applied = await withClient(url, (client) => applyMigrations(client, own));
    expect(applied[0]).toBe('20261120000000_awal');
    expect(applied).toHaveLength(own.length);
  });

  it("a database that Prisma's engine has migrated is taken over as it is", async () => {
    file('1_orang', TABLES);
    file('2_umur', 'ALTER TABLE "orang" ADD COLUMN "umur" int;');
    await sql(TABLES);
    await prismaHas('1_orang', TABLES);
    expect(await apply()).toEqual(['2_umur']);
    expect((await rows()).map((row) => row.migration_name)).toEqual(['1_orang', '2_umur']);
  });

  it('a checkout with the line ends of Windows is the same migration', async () => {
    file('1_orang', `${TABLES}\r\n-- selesai\r\n`);
    await sql(TABLES);
    await prismaHas('1_orang', `${TABLES}\n-- selesai\n`);
    expect(await apply()).toEqual([]);
  });

  it('of two processes at once one applies, the other waits and finds nothing to do', async () => {
    file('1_orang', `${TABLES} SELECT pg_sleep(0.5);`);
    const both = await Promise.all([apply(), apply()]);
    expect(both.map((one) => one.length).sort()).toEqual([0, 1]);
    expect(said).toContain('Menunggu proses lain yang sedang menerapkan migrasi ...');
  });

  it('an error in the middle takes the whole file back, and names file, statement and line', async () => {
    file('1_orang', TABLES);
    file('2_salah', 'CREATE TABLE "kota" ("id" int);\nINSERT INTO "kota" VALUES (1);\nSELECT "tiada" FROM "kota";');
    await expect(apply()).rejects.toThrow(
      'Migrasi 2_salah gagal pada perintah ke-3, baris 3, kolom 8: column "tiada" does not exist. ' +
        'Tidak ada bagian berkas itu yang tersimpan.',
    );
    expect((await rows()).map((row) => row.migration_name)).toEqual(['1_orang']);
    expect(await sql(`SELECT to_regclass('kota') AS kota`)).toEqual([{ kota: null }]);
    file('2_salah', 'CREATE TABLE "kota" ("id" int);');
    expect(await apply()).toEqual(['2_salah']);
  });

  it('a file whose record cannot be written leaves nothing behind either', async () => {
    file('1_hapus', 'CREATE TABLE "kota" ("id" int);\nDROP TABLE _prisma_migrations;');
    await expect(apply()).rejects.toThrow('_prisma_migrations');
    expect(await sql(`SELECT to_regclass('kota') AS kota`)).toEqual([{ kota: null }]);
    expect(await rows()).toEqual([]);
  });

  it('a statement that the data refuse is named, too', async () => {
    file('1_orang', `${TABLES}\nINSERT INTO "orang" VALUES (1, 'Ani');\nINSERT INTO "orang" VALUES (1, 'Budi');`);
    await expect(apply()).rejects.toThrow('Migrasi 1_orang gagal pada perintah ke-3: duplicate key value');
  });

  it('a file that changed after it was applied is refused, and nothing else is applied', async () => {
    file('1_orang', TABLES);
    await apply();
    file('1_orang', `${TABLES} -- lain`);
    file('2_kota', 'CREATE TABLE "kota" ("id" int);');
    await expect(apply()).rejects.toThrow(
      'Isi berkas migrasi 1_orang berbeda dari yang diterapkan pada basis data ini. Kembalikan berkas itu seperti semula, ' +
        'dan tulis perubahannya sebagai migrasi baru.',
    );
    expect(await sql(`SELECT to_regclass('kota') AS kota`)).toEqual([{ kota: null }]);
  });

  it('a database of a later release is refused', async () => {
    file('1_orang', TABLES);
    await prismaHas('9_nanti', 'SELECT 1;');
    await expect(apply()).rejects.toThrow('memuat migrasi yang tidak ada pada rilis ini (9_nanti)');
    expect(await sql(`SELECT to_regclass('orang') AS orang`)).toEqual([{ orang: null }]);
  });

  it('a migration that never finished is refused until it is undone by hand and let go', async () => {
    file('1_orang', TABLES);
    await prismaHas('1_orang', TABLES, null);
    await expect(apply()).rejects.toThrow('node tools/migrate.mjs --ulangi 1_orang');
    await expect(allowRetry(url, '2_lain')).rejects.toThrow('Tidak ada migrasi gagal yang bernama 2_lain');
    await allowRetry(url, '1_orang');
    expect(await apply()).toEqual(['1_orang']);
  });

  it('tables without a record of migrations are left alone', async () => {
    await sql('CREATE TABLE "milik_lain" ("id" int)');
    file('1_orang', TABLES);
    await expect(apply()).rejects.toThrow('sudah berisi tabel, tetapi tanpa catatan migrasi');
    expect(await sql(`SELECT to_regclass('_prisma_migrations') AS catatan`)).toEqual([{ catatan: null }]);
  });

  it('the body of a function is written with $$ and has its semicolons', async () => {
    file(
      '1_fungsi',
      `CREATE FUNCTION dua(a int) RETURNS int LANGUAGE plpgsql AS $$
BEGIN
  IF a IS NULL THEN RETURN 0; END IF; -- tanda ; pada komentar
  RETURN a * 2;
END;
$$;
CREATE TABLE "kota" ("id" int);`,
    );
    await apply();
    expect(await sql('SELECT dua(21) AS hasil')).toEqual([{ hasil: 42 }]);
  });

  it('a file that says so runs outside a transaction, also while another process waits', async () => {
    file('1_orang', TABLES);
    file('2_indeks', '-- tanpa transaksi\nCREATE INDEX CONCURRENTLY "orang_nama" ON "orang" ("nama");');
    const both = await Promise.all([apply(), apply()]);
    expect(both.flat()).toEqual(['1_orang', '2_indeks']);
    expect(await sql(`SELECT indisvalid FROM pg_index WHERE indexrelid = 'orang_nama'::regclass`)).toEqual([
      { indisvalid: true },
    ]);
  });

  it('one that fails outside a transaction stays on record with its error and stops the next run', async () => {
    file('1_indeks', '-- tanpa transaksi\nCREATE INDEX CONCURRENTLY "x" ON "tiada" ("nama");');
    await expect(apply()).rejects.toThrow('Berkas ini berjalan tanpa transaksi.');
    const [row] = await rows();
    expect(row).toMatchObject({ finished_at: null, applied_steps_count: 0 });
    expect(row.logs).toContain('relation "tiada" does not exist');
    await expect(apply()).rejects.toThrow('Migrasi 1_indeks pernah gagal di tengah jalan');
  });
});
