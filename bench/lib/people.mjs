import { createHash, randomBytes } from 'node:crypto';

/** Signs a user in: the row that the sign-in would have left, and the headers that a browser would send. */
export async function signIn(client, idUser) {
  const id = randomBytes(32).toString('base64url');
  const csrf = randomBytes(24).toString('base64url');
  await client.query(
    `INSERT INTO sesi (id_hash, id_user, csrf, agen, dibuat, terakhir, sampai)
     VALUES ($1, $2, $3, 'tolok ukur', now(), now(), now() + interval '1 day')`,
    [createHash('sha256').update(id).digest('hex'), idUser, csrf],
  );
  return { cookie: `sesi=${id}`, 'x-csrf-token': csrf };
}

const userOf = async (client, org) =>
  (await client.query('SELECT id FROM pengguna WHERE id_organisasi = $1', [org])).rows[0].id;

async function asFirm(client, org) {
  const user = await userOf(client, org);
  return { org, user, headers: await signIn(client, user) };
}

/** Firms of about fifty files, each with somebody signed in. */
export async function typicalFirms(client, count = 20) {
  const { rows } = await client.query(
    `SELECT id_organisasi AS org FROM pengajuan GROUP BY 1 HAVING count(*) BETWEEN 45 AND 55 ORDER BY 1 LIMIT $1`,
    [count],
  );
  const firms = [];
  for (const { org } of rows) firms.push(await asFirm(client, org));
  return firms;
}

export const bigFirm = async (client) => asFirm(client, await firmId(client, 1));

const firmId = async (client, k) =>
  (await client.query(`SELECT id FROM organisasi WHERE nama = $1`, [`PT Tolok Ukur ${k}`])).rows[0].id;

/** Firms without files: what is created in a run is theirs, so that the lists of others stay as they are. */
export async function freshFirms(client, count = 100) {
  const firms = [];
  for (let k = 1; k <= count; k += 1) firms.push(await asFirm(client, await firmId(client, `Baru ${k}`)));
  return firms;
}

export async function ownerOf(client, id) {
  const { rows } = await client.query('SELECT id_organisasi AS org FROM pengajuan WHERE id = $1', [id]);
  return { id, ...(await asFirm(client, rows[0].org)) };
}

/** Drafts of many firms, each with somebody of the firm signed in. */
export async function drafts(client, count = 100) {
  const { rows } = await client.query(
    `SELECT DISTINCT ON (id_organisasi) id::text, versi, id_organisasi AS org FROM pengajuan
     WHERE kd_status = '00' AND id > 200 AND id < 20000 ORDER BY id_organisasi LIMIT $1`,
    [count],
  );
  const found = [];
  for (const row of rows) found.push({ ...row, ...(await asFirm(client, row.org)) });
  return found;
}

/** An officer of the busiest ministry, and the number of one of its files. */
export async function officer(client) {
  const { rows } = await client.query(
    `SELECT id, kd_ga FROM pengguna WHERE kode_peran = 'KL_VERIFIKATOR' ORDER BY username LIMIT 1`,
  );
  const [{ id, kd_ga: ga }] = rows;
  const file = await client.query(
    `SELECT no_aju FROM pengajuan WHERE kd_ga = $1 AND kd_status <> '00' ORDER BY id OFFSET 100 LIMIT 1`,
    [ga],
  );
  return { ga, number: file.rows[0].no_aju, headers: await signIn(client, id) };
}

/** Who watches all ministries, with the number of one file and the year of the newest ones. */
export async function watcher(client) {
  await client.query(
    `INSERT INTO pengguna (id, username, password_hash, email, fullname, kode_peran, kd_ga)
     VALUES (md5('pemantau')::uuid, 'pemantau', '-', 'pemantau@contoh.invalid', 'Pemantau', 'MONITORING', '019')
     ON CONFLICT DO NOTHING`,
  );
  const { rows } = await client.query(
    `SELECT no_aju FROM pengajuan WHERE kd_status <> '00' ORDER BY id OFFSET 100 LIMIT 1`,
  );
  const newest = await client.query('SELECT max(tahun) AS year FROM pengajuan');
  const headers = await signIn(client, (await client.query(`SELECT md5('pemantau')::uuid AS id`)).rows[0].id);
  return { headers, number: rows[0].no_aju, year: String(newest.rows[0].year) };
}
