const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { Client } = require('pg');

const root = path.resolve(__dirname, '..');

/** A migrated and filled template database, once per state of the migrations and seeds; test files clone it. */
module.exports = async () => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test');
  const { applyMigrations, readMigrations } = await import('./lib/migrations.mjs');
  const migrations = readMigrations();
  const seeds = ['referensi', 'aturan', 'menu', 'elemen-dasbor', 'awal/instansi'].map((f) =>
    readFileSync(path.join(root, `prisma/dist/seed/${f}.js`), 'utf8'),
  );
  // The starter options of commodity groups are seeded, too.
  const groups = path.join(root, 'packages/domain/dist/komoditas/kelompok');
  const options = readdirSync(groups)
    .filter((f) => f.endsWith('.js'))
    .sort()
    .map((f) => readFileSync(path.join(groups, f), 'utf8'));
  const template = `sinas_templat_${createHash('sha256')
    .update(
      [
        ...migrations.map((one) => one.sql),
        'catatan migrasi dan tarif',
        ...seeds,
        ...options,
        new Date().toISOString().slice(0, 4),
      ].join('\n'),
    )
    .digest('hex')
    .slice(0, 12)}`;
  process.env.TEST_TEMPLATE = template;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query('SELECT pg_advisory_lock(770011)');
    const there = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [template]);
    if (there.rowCount > 0) return;
    await admin.query(`DROP DATABASE IF EXISTS ${template}`);
    await admin.query(`CREATE DATABASE ${template}`);
    const own = new URL(url);
    own.pathname = `/${template}`;
    const db = new Client({ connectionString: own.href });
    await db.connect();
    await applyMigrations(db, migrations);
    await db.end();
    const { createClient } = require(path.join(root, 'prisma/dist/client.js'));
    const { entriAwal, isiReferensi } = require(path.join(root, 'prisma/dist/seed/referensi.js'));
    const { isiAturan, isiJadwal, isiTarif } = require(path.join(root, 'prisma/dist/seed/aturan.js'));
    const { isiMenu } = require(path.join(root, 'prisma/dist/seed/menu.js'));
    const { isiElemenDasbor } = require(path.join(root, 'prisma/dist/seed/elemen-dasbor.js'));
    const prisma = createClient(own.href);
    await isiReferensi(prisma, entriAwal());
    await isiAturan(prisma);
    await isiJadwal(prisma, new Date());
    await isiTarif(prisma, new Date());
    await isiMenu(prisma);
    await isiElemenDasbor(prisma);
    await prisma.$disconnect();
    await admin.query(`UPDATE pg_database SET datistemplate = true WHERE datname = '${template}'`);
  } finally {
    await admin.end();
  }
};
