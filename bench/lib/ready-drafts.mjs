import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { factoriesOf } from './factories.mjs';

const FIRMS = `
  INSERT INTO organisasi (id, jenis, nama, id_nib, nib, npwp, alamat, kota, api_code, status_nib, risiko)
  SELECT md5($1 || k)::uuid, 'PERUSAHAAN', 'PT Tolok Ukur Kirim ' || $1 || k, $1 || k, right(abs(hashtextextended($1 || k, 0))::text, 13),
    lpad(right(abs(hashtextextended($1 || k, 1))::text, 16), 16, '7'), 'Jalan Tolok Ukur', 'Jakarta', '02', '01', 'low'
  FROM generate_series(1, $2::int) k`;
const USERS = `
  INSERT INTO pengguna (id, username, password_hash, email, fullname, kode_peran, id_organisasi)
  SELECT md5('orang' || $1 || k)::uuid, $1 || k, '-', $1 || k || '@contoh.invalid', 'Orang', 'PU_ADMIN', md5($1 || k)::uuid
  FROM generate_series(1, $2::int) k`;
const SESSIONS = `
  INSERT INTO sesi (id_hash, id_user, csrf, agen, dibuat, terakhir, sampai)
  SELECT s.hash, md5('orang' || $1 || s.k)::uuid, $3, 'tolok ukur', now(), now(), now() + interval '1 day'
  FROM unnest($2::text[]) WITH ORDINALITY AS s(hash, k)`;
const FILES = `
  INSERT INTO pengajuan (no_aju, kd_rekom, kd_ga, kd_komoditas, tahun, id_organisasi, npwp, kepala, pernyataan, satuan, jml_total,
    jumlah_baris, dibuat_oleh, disunting_oleh)
  SELECT '07' || lpad(right(abs(hashtextextended($1 || k, 2))::text, 24), 24, '6'), '07', '019', '0142',
    $4::int, o.id, o.npwp, $3::jsonb, true, 'C62', 300, 1, md5('orang' || $1 || k)::uuid,
    md5('orang' || $1 || k)::uuid
  FROM generate_series(1, $2::int) k JOIN organisasi o ON o.id = md5($1 || k)::uuid
  ORDER BY k RETURNING id::text`;
const ROWS = `
  INSERT INTO baris (id_pengajuan, jenis, seri, data, uraian, hs, satuan, jml, kunci)
  SELECT id, 'barang', 1, $2::jsonb, 'Katup', '84818082', 'C62', 300, md5(id::text) FROM unnest($1::bigint[]) id`;
/** A release of before its rows were one table of kinds. */
const ROWS_BEFORE = ROWS.replace('baris (', 'pengajuan_baris (').replace('jenis, ', '').replace(`'barang', `, '');
const DOCUMENTS = `
  INSERT INTO dokumen (id, id_pengajuan, kd_dokumen, nama_file, ukuran, sha256, mime, kunci, status)
  SELECT gen_random_uuid(), id, d.kode, 'dokumen.pdf', 1000, repeat('a', 64), 'application/pdf', 'tolok/kirim/' || id || d.kode, 'READY'
  FROM unnest($1::bigint[]) id CROSS JOIN (VALUES ('D01'), ('D02')) AS d(kode)`;

const hasKinds = async (client) =>
  (await client.query(`SELECT to_regclass('public.baris') IS NOT NULL AS ada`)).rows[0].ada;

/** Drafts with nothing missing, each of a firm of its own with somebody signed in. `root`: the checkout that serves them. */
export async function readyDrafts(client, count, root) {
  const { KEPALA_SAH, rekamanSah } = factoriesOf(root);
  const year = new Date().getFullYear() + 1;
  const name = `k${randomUUID().slice(0, 8)}-`;
  const csrf = randomBytes(24).toString('base64url');
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  await client.query(FIRMS, [name, count]);
  await client.query(USERS, [name, count]);
  await client.query(SESSIONS, [name, hashes, csrf]);
  const { rows } = await client.query(FILES, [name, count, KEPALA_SAH, year]);
  const ids = rows.map((row) => row.id);
  await client.query((await hasKinds(client)) ? ROWS : ROWS_BEFORE, [
    ids,
    { ...rekamanSah('0142', year), jml_bahan_baku: '300', no_seri: 1 },
  ]);
  await client.query(DOCUMENTS, [ids]);
  return ids.map((id, i) => ({ id, headers: { cookie: `sesi=${tokens[i]}`, 'x-csrf-token': csrf } }));
}
