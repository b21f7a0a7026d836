#!/usr/bin/env node
// npm run mesin -- daftar --akun USER --nama NAMA --kunci BERKAS | cabut ID | lihat: programs that call the API by bearer token.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withClient } from './lib/database.mjs';
import { runningDatabaseUrl } from './lib/embedded-database.mjs';
import { runTool, Stop } from './lib/stop.mjs';

const USE =
  'Pakai: npm run mesin -- daftar --akun NAMA_AKUN --nama "NAMA PROGRAM" --kunci BERKAS | cabut CLIENT_ID | lihat';

async function register(db, { akun, nama, kunci }) {
  if (!akun || !nama || !kunci) throw new Stop(USE);
  const { rows } = await db.query('SELECT id FROM pengguna WHERE username = $1 AND aktif', [akun.toLowerCase()]);
  if (!rows[0]) throw new Stop(`Akun ${akun} tidak ada atau tidak aktif.`);
  const id = `mesin-${randomBytes(6).toString('hex')}`;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const about = { use: 'sig', alg: 'ES256', kid: id };
  const secret = { client_id: id, jwk: { ...privateKey.export({ format: 'jwk' }), ...about } };
  try {
    writeFileSync(kunci, `${JSON.stringify(secret, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new Stop(`Berkas kunci ${kunci} tidak dapat ditulis (${error.code}); pilih nama yang belum ada.`);
  }
  await db.query('INSERT INTO klien_mesin (client_id, nama, jwk, id_user) VALUES ($1, $2, $3, $4)', [
    id,
    nama,
    JSON.stringify({ ...publicKey.export({ format: 'jwk' }), ...about }),
    rows[0].id,
  ]);
  console.log(`Terdaftar: ${id} atas nama akun ${akun}. Kunci rahasianya hanya ada di ${kunci}.`);
}

async function revoke(db, id) {
  const { rowCount } = await db.query(
    'UPDATE klien_mesin SET dicabut = now() WHERE client_id = $1 AND dicabut IS NULL',
    [id],
  );
  if (!rowCount) throw new Stop(`Program ${id} tidak ada atau sudah dicabut.`);
  console.log(`Dicabut: ${id}. Tokennya tidak berlaku lagi mulai sekarang.`);
}

async function list(db) {
  const { rows } = await db.query(
    'SELECT k.client_id, k.nama, p.username, k.dibuat, k.dicabut FROM klien_mesin k JOIN pengguna p ON p.id = k.id_user ORDER BY k.dibuat',
  );
  console.table(rows);
}

await runTool(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { akun: { type: 'string' }, nama: { type: 'string' }, kunci: { type: 'string' } },
  });
  const [command, id] = positionals;
  const work = { daftar: (db) => register(db, values), cabut: (db) => revoke(db, id), lihat: list }[command];
  if (!work || (command === 'cabut' && !id)) throw new Stop(USE);
  await withClient(process.env.DATABASE_URL || runningDatabaseUrl(), work);
});
