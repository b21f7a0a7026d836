#!/usr/bin/env node
// npm run situs -- daftar --nama NAMA --balik URL --kunci BERKAS [--asal ORIGIN] [--lingkup NAMA] [--akun USER] | cabut ID | lihat:
// sites that sign their people in through this portal. --balik, --asal and --lingkup may come more than once.
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildServer } from './lib/build-steps.mjs';
import { withClient } from './lib/database.mjs';
import { runningDatabaseUrl } from './lib/embedded-database.mjs';
import { inRoot, requireFromApi } from './lib/paths.mjs';
import { loadSecrets } from './lib/secrets.mjs';
import { runTool, Stop } from './lib/stop.mjs';

const USE =
  'Pakai: npm run situs -- daftar --nama "NAMA SITUS" --balik URL --kunci BERKAS [--asal ORIGIN] [--lingkup NAMA] [--akun NAMA_AKUN] | cabut CLIENT_ID | lihat';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A stranger's database is encrypted with its own secret: one of ours would make a row that nobody can read. */
function dataSecret() {
  if (process.env.DATA_SECRET) return process.env.DATA_SECRET;
  if (process.env.DATABASE_URL) throw new Stop('Setel DATA_SECRET seperti pada portal yang memakai DATABASE_URL ini.');
  return loadSecrets().DATA_SECRET;
}

function address(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  const safe = url && (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname)));
  if (!safe || url.hash || text.includes('#') || url.username || url.password)
    throw new Stop(`Alamat ${text} harus https, tanpa nama pengguna dan tanpa #.`);
  return url;
}

function origin(text) {
  if (address(text).origin !== text) throw new Stop(`Asal ${text} harus berupa https://nama-host saja.`);
  return text;
}

async function rules() {
  await buildServer();
  const { Rahasia } = requireFromApi(inRoot('apps/api/dist/platform/rahasia/rahasia.js'));
  const { bacaRing } = requireFromApi(inRoot('apps/api/dist/platform/rahasia/ring.js'));
  const { SCOPES } = requireFromApi(inRoot('apps/api/dist/modules/auth/auth.types.js'));
  return { rahasia: new Rahasia(bacaRing('DATA_SECRET', dataSecret())), scopes: SCOPES };
}

async function accountId(db, name) {
  if (!name) return null;
  const { rows } = await db.query('SELECT id FROM pengguna WHERE username = $1 AND aktif', [name.toLowerCase()]);
  if (!rows[0]) throw new Stop(`Akun ${name} tidak ada atau tidak aktif.`);
  return rows[0].id;
}

async function register(db, { nama, balik = [], asal = [], lingkup, akun, kunci }) {
  if (!nama || balik.length === 0 || !kunci) throw new Stop(USE);
  for (const one of balik) address(one);
  const origins = [...new Set(asal.map(origin))];
  const { rahasia, scopes } = await rules();
  const wanted = lingkup ?? scopes;
  const unknown = wanted.find((scope) => !scopes.includes(scope));
  if (unknown) throw new Stop(`Lingkup ${unknown} tidak ada. Pilih dari: ${scopes.join(', ')}.`);
  const idUser = await accountId(db, akun);
  const id = `situs-${randomBytes(6).toString('hex')}`;
  const secret = randomBytes(32).toString('base64url');
  try {
    const text = `${JSON.stringify({ client_id: id, client_secret: secret }, null, 2)}\n`;
    writeFileSync(kunci, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new Stop(`Berkas ${kunci} tidak dapat ditulis (${error.code}); pilih nama yang belum ada.`);
  }
  try {
    await db.query(
      'INSERT INTO klien_sso (client_id, nama, rahasia, redirect_uris, asal, scopes, id_user) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [id, nama, rahasia.tutup('klien_sso.rahasia', id, secret), balik, origins, wanted, idUser],
    );
  } catch (error) {
    rmSync(kunci);
    throw error;
  }
  console.log(`Terdaftar: ${id}. Rahasianya hanya ada di ${kunci}.`);
}

async function revoke(db, id) {
  const { rowCount } = await db.query('UPDATE klien_sso SET dicabut = now() WHERE client_id = $1 AND dicabut IS NULL', [
    id,
  ]);
  if (!rowCount) throw new Stop(`Situs ${id} tidak ada atau sudah dicabut.`);
  console.log(`Dicabut: ${id}. Token dan kuncinya tidak berlaku lagi mulai sekarang.`);
}

async function list(db) {
  const { rows } = await db.query(
    `SELECT k.client_id, k.nama, array_to_string(k.redirect_uris, ' ') AS balik, array_to_string(k.asal, ' ') AS asal,
       p.username, k.dibuat, k.dicabut
     FROM klien_sso k LEFT JOIN pengguna p ON p.id = k.id_user ORDER BY k.dibuat`,
  );
  console.table(rows);
}

await runTool(async () => {
  const text = { type: 'string' };
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      nama: text,
      kunci: text,
      akun: text,
      balik: { ...text, multiple: true },
      asal: { ...text, multiple: true },
      lingkup: { ...text, multiple: true },
    },
  });
  const [command, id] = positionals;
  const work = { daftar: (db) => register(db, values), cabut: (db) => revoke(db, id), lihat: list }[command];
  if (!work || (command === 'cabut' && !id)) throw new Stop(USE);
  await withClient(process.env.DATABASE_URL || runningDatabaseUrl(), work);
});
