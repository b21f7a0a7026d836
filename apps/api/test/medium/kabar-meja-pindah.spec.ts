import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { cloneDatabase, type TestDatabase } from '../support/database';

const MIGRASI = path.resolve(__dirname, '../../../../prisma/migrations/20261123020000_kabar_meja/migration.sql');
/** What the migration makes, taken away again: the tables as the release before has them. */
const MUNDUR = `
  CREATE OR REPLACE FUNCTION notifikasi_baru() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_notify('notifikasi_baru', NEW.user_id::text); RETURN NULL; END $$;
  DROP TRIGGER petugas_meja_ikut ON pengguna; DROP FUNCTION petugas_meja_ikut();
  DROP TABLE petugas_meja; DROP TABLE tanda_baca; DROP FUNCTION tanda_baca_baru();
  ALTER TABLE notifikasi DROP COLUMN meja CASCADE, DROP COLUMN urut_meja, DROP COLUMN kecuali CASCADE;
  ALTER TABLE notifikasi ALTER COLUMN user_id SET NOT NULL;`;
/** What each officer sees of his desks, from the tables alone. */
const TERLIHAT = `
  SELECT p.username, n.subject, n.dibaca FROM notifikasi n JOIN pengguna p ON p.id = n.user_id
  UNION ALL
  SELECT p.username, n.subject, b.waktu FROM petugas_meja m JOIN pengguna p ON p.id = m.id_user
  JOIN notifikasi n ON n.meja = m.meja AND n.urut_meja > m.sejak AND n.kecuali IS DISTINCT FROM p.id
  LEFT JOIN tanda_baca b ON b.id_user = p.id AND b.meja = m.meja AND NOT b.semua AND b.urut = n.urut_meja
  ORDER BY 1, 2`;

let database: TestDatabase;
let db: Client;
beforeAll(async () => {
  database = await cloneDatabase();
  db = new Client({ connectionString: database.url });
  await db.connect();
  await db.query(MUNDUR);
  for (const [nama, peran, ga] of [
    ['a', 'KL_VERIFIKATOR', '019'],
    ['b', 'KL_VERIFIKATOR', '019'],
    ['c', 'KL_VERIFIKATOR', '019'],
    ['baru', 'KL_VERIFIKATOR', '019'],
    ['lain', 'KL_VERIFIKATOR', '018'],
    ['op1', 'LNSW_OPERATOR', '01514'],
    ['op2', 'LNSW_OPERATOR', null],
    ['pu', 'PU_ADMIN', null],
  ])
    await db.query(
      `INSERT INTO pengguna (id, username, email, fullname, kode_peran, kd_ga) VALUES (gen_random_uuid(), $1::text, $1::text, $1::text, $2, $3)`,
      [nama, peran, ga],
    );
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

async function kabar(
  kunci: string,
  kepada: string[],
  dibaca: string[] = [],
  tautan: string | null = '/konsol/#/pengajuan/1/show',
) {
  for (const nama of kepada)
    await db.query(
      `INSERT INTO notifikasi (user_id, subject, text, type, tautan, kunci, dibaca)
       SELECT id, $1::text, 'x', 'info', $2, $1::text, CASE WHEN $3::boolean THEN '2026-11-01T00:00:00Z'::timestamptz END FROM pengguna WHERE username = $4`,
      [kunci, tautan, dibaca.includes(nama), nama],
    );
}

it('issue 14 part 11: notices of the release before become notices of desks where all who sit there see exactly the same', async () => {
  await kabar('1:1', ['a', 'b', 'c'], ['a']); // the whole desk; `baru` was not there yet
  await kabar('1:2', ['b', 'c'], ['b', 'c']); // `a` did it himself
  await kabar('1:3', ['a']); // taken by one: his alone
  await kabar('1:4', ['a', 'b', 'c', 'baru', 'lain']); // two ministries
  await kabar('1:5', ['c', 'baru']); // two are missing: not the desk
  await kabar('1:6', ['op1', 'op2'], ['op2']); // the operators of all
  await kabar('siaran:1', ['a', 'b', 'c', 'baru'], [], null); // a broadcast
  await kabar('1:7', ['pu'], [], '/pengajuan/1');
  await kabar('1:8', ['a', 'b', 'c', 'baru']); // a mail of it is still to go
  await db.query(
    `INSERT INTO outbox (jenis, kunci, muatan) SELECT 'surel-notif', 'surel-notif:' || n.id, '{}' FROM notifikasi n
     JOIN pengguna p ON p.id = n.user_id WHERE n.kunci = '1:8' AND p.username = 'a'`,
  );
  const sebelum = await db.query(
    'SELECT p.username, n.subject, n.dibaca FROM notifikasi n JOIN pengguna p ON p.id = n.user_id ORDER BY 1, 2',
  );
  await db.query(`BEGIN; ${readFileSync(MIGRASI, 'utf8')}; COMMIT`);
  expect((await db.query(TERLIHAT)).rows).toEqual(sebelum.rows);
  const meja = await db.query(
    'SELECT meja, urut_meja, kunci, kecuali IS NOT NULL AS kecuali FROM notifikasi WHERE meja IS NOT NULL ORDER BY 1, 2',
  );
  expect(meja.rows.map((r) => Object.values(r))).toEqual([
    ['KL_VERIFIKATOR:019', 1, '1:1', false],
    ['KL_VERIFIKATOR:019', 2, '1:2', true],
    ['KL_VERIFIKATOR:019', 3, '1:4', false],
    // The one whose mail is to go keeps his own row, so to the desk he counts as one who is not told.
    ['KL_VERIFIKATOR:019', 4, '1:8', true],
    ['LNSW_OPERATOR', 1, '1:6', false],
  ]);
});
