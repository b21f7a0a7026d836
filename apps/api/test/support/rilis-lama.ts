import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { hashRiwayat } from '../../src/platform/hash/riwayat-hash';

/** Last migration of the release whose database is upgraded. */
const TERAKHIR = '20261122240000_versi_teks';
const AKAR = path.resolve(__dirname, '../../../..');
const NOL = '0'.repeat(64);
export const STATUS_LAMA = '00 10 20 21 22 23 25 26 30 31 40 41 42 43 50 51 52 57 70 80 85 90 91'.split(' ');

async function lewat<T>(url: string, kerja: (db: Client) => Promise<T>): Promise<T> {
  const db = new Client({ connectionString: url });
  await db.connect();
  try {
    return await kerja(db);
  } finally {
    await db.end();
  }
}

/** A database with the tables of the release before, without rows. */
export async function buatDatabaseLama(): Promise<{ url: string; drop: () => Promise<void> }> {
  const admin = String(process.env.TEST_DATABASE_URL);
  const nama = `lama_${randomBytes(6).toString('hex')}`;
  await lewat(admin, (db) => db.query(`CREATE DATABASE ${nama}`));
  const url = new URL(admin);
  url.pathname = `/${nama}`;
  const lib = (f: string) => pathToFileURL(path.join(AKAR, 'tools/lib', f)).href;
  const kode = `
    const { applyMigrations, readMigrations } = await import('${lib('migrations.mjs')}');
    const { withClient } = await import('${lib('database.mjs')}');
    const lama = readMigrations().filter((one) => one.name <= '${TERAKHIR}');
    await withClient('${url.href}', (client) => applyMigrations(client, lama, () => {}));`;
  execFileSync(process.execPath, ['--input-type=module', '-e', kode], { cwd: AKAR, stdio: 'pipe' });
  return {
    url: url.href,
    drop: () => lewat(admin, async (db) => void (await db.query(`DROP DATABASE IF EXISTS ${nama} WITH (FORCE)`))),
  };
}

/** As an operator upgrades: `npm run db:deploy` of this release. */
export function naikkan(url: string, ...opsi: string[]): string {
  const env = { ...process.env, DATABASE_URL: url };
  return execFileSync(process.execPath, ['tools/migrate.mjs', ...opsi], { cwd: AKAR, env, encoding: 'utf8' });
}

/** `jml` of a goods row in pattern `k`: what desks gave, as the release before kept it in columns. */
const POLA = `
  CASE k WHEN 0 THEN NULL ELSE CASE WHEN k IN (3, 4) THEN jml * 0.8 WHEN k = 5 THEN jml * 0.9 ELSE jml END END AS v,
  CASE WHEN k IN (2, 3) THEN CASE k WHEN 2 THEN jml ELSE jml * 0.8 END WHEN k = 4 THEN jml * 0.5 WHEN k = 6 THEN 0 END AS kl,
  CASE WHEN k = 2 THEN jml WHEN k = 4 THEN jml * 0.5 WHEN k = 6 THEN 0 WHEN k = 7 THEN jml END AS tetap,
  CASE k
    WHEN 3 THEN jsonb_build_array(pot('verifikator', 'Dewi', jml, jml * 0.8))
    WHEN 4 THEN jsonb_build_array(pot('verifikator', 'Dewi', jml, jml * 0.8), pot('kl', 'Hari "Wibowo"', jml * 0.8, jml * 0.5))
    WHEN 5 THEN jsonb_build_array(pot('verifikator', 'Dewi', jml, jml * 0.7))
    WHEN 6 THEN jsonb_build_array(pot('kl', 'Hari "Wibowo"', jml, 0))
    ELSE '[]'::jsonb END AS potongan`;

/**
 * `n` files in every status, with one to three goods rows, nested rows, finished sheets and two rows of history each, as
 * the release before wrote them. Pattern 5 was raised in part by the coordinator after a cut; 7 was issued by the system.
 */
export async function isiDatabaseLama(url: string, n: number): Promise<void> {
  await lewat(url, async (db) => {
    await db.query(`
      CREATE FUNCTION pot(level text, oleh text, dari numeric, ke numeric) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
        SELECT jsonb_build_object('level', level, 'oleh', oleh, 'kd_alasan', 'A04', 'alasan', E'Pasokan\\ncukup',
          'dari', trim_scale(dari)::text, 'ke', trim_scale(ke)::text) $$`);
    await db.query(`
      INSERT INTO organisasi (id, jenis, nama, id_nib, nib, npwp, alamat, kota, api_code, status_nib, kswp_validity)
      SELECT md5('firma' || i)::uuid, 'PERUSAHAAN', 'PT Lama ' || i, 'NIB-' || i, '91' || lpad(i::text, 11, '0'),
        '0' || lpad(i::text, 15, '0'), 'Jl. Lama', 'Jakarta', '02', '01', true FROM generate_series(1, $1::int) i`,
      [n]); // prettier-ignore
    await db.query(`
      INSERT INTO pengajuan (no_aju, kd_rekom, kd_ga, kd_komoditas, tahun, id_organisasi, npwp, kd_status, kepala, dibuat_oleh,
        jml_total, jumlah_baris, satuan, kirim_ke, perbaikan_ke, status_sejak, created_at, baris_belum)
      SELECT '07' || '019' || '0000' || '20260101' || lpad(i::text, 9, '0'), '07', '019', '0142', 2026, md5('firma' || i)::uuid,
        '0' || lpad(i::text, 15, '0'), ($2::text[])[1 + i % 23], jsonb_build_object('jenis_pelaku', 'PRODUSEN', 'nomor', i),
        md5('orang')::uuid, 100 * (1 + i % 3), 1 + i % 3, 'C62', 1, i % 2, '2026-03-01T00:00:00Z', '2026-02-01T00:00:00Z',
        CASE WHEN i % 23 = 0 THEN '[{"kunci":"a","uraian_barang":"belum"}]'::jsonb ELSE '[]'::jsonb END
      FROM generate_series(1, $1::int) i`,
      [n, STATUS_LAMA]); // prettier-ignore
    await db.query(`
      INSERT INTO pengajuan_baris (id_pengajuan, seri, versi, data, uraian, hs, satuan, jml, kunci, jml_verifikator, jml_kl, jml_penetapan, potongan)
      SELECT id, seri, versi, jsonb_build_object('uraian_barang', 'Katup ' || seri, '08', '84818082', 'satuan', 'C62',
          'jml_bahan_baku', jml::text, 'negara_asal', 'TH'), 'Katup ' || seri, '84818082', 'C62', jml, md5(id || ':' || seri), v, kl, tetap, potongan
      FROM (SELECT *, ${POLA} FROM (
        SELECT p.id, s.seri, 1 + s.seri % 2 AS versi, 100.12::numeric + s.seri AS jml,
          CASE WHEN p.kd_status < '22' THEN 0
            WHEN p.kd_status IN ('90') THEN 6 WHEN p.kd_status = '57' THEN 7
            WHEN p.kd_status >= '50' AND p.kd_status <= '85' THEN CASE WHEN (p.id + s.seri) % 2 = 0 THEN 2 ELSE 4 END
            WHEN p.kd_status >= '40' THEN 3 ELSE (ARRAY[1, 3, 5])[1 + (p.id % 3)::int] END AS k
        FROM pengajuan p CROSS JOIN LATERAL generate_series(1, p.jumlah_baris) s(seri)) a) b`);
    await db.query(`
      INSERT INTO sub_baris (id_baris, seri, versi, uraian, lokasi, jml)
      SELECT b.id, s, 1, 'Lini ' || s, 'Cilegon', 1.5 * s FROM pengajuan_baris b CROSS JOIN generate_series(1, 2) s WHERE b.id % 5 = 0`);
    await db.query(`
      INSERT INTO keputusan (id_pengajuan, level, putaran, kd_keputusan, selesai, oleh, waktu, rincian)
      SELECT p.id, l, p.perbaikan_ke, CASE l WHEN 2 THEN '1' ELSE '4' END, true, md5('orang' || l)::uuid, '2026-02-20T00:00:00Z', '[]'
      FROM pengajuan p CROSS JOIN (VALUES (4), (3), (2)) AS x(l)
      WHERE p.kd_status >= '22' AND p.kd_status NOT IN ('25', '26') AND (l = 4 OR p.kd_status >= '40' OR (l = 3 AND p.kd_status > '22'))`);
    await tulisRiwayat(db);
    await db.query('DROP FUNCTION pot');
  });
}

/** Two rows a file, hashed over the text of version 2 as that release did. */
async function tulisRiwayat(db: Client): Promise<void> {
  const { rows } = await db.query<{ id: string; kd_status: string }>('SELECT id, kd_status FROM pengajuan ORDER BY id');
  const semua = rows.flatMap(({ id, kd_status }) => {
    const langkah = (peristiwa: string, dari: string | null, ke: string, detik: number) => ({
      ...{ peristiwa, dari, ke, id_user: null, nama: 'Ratna Contoh', kode_peran: 'PU_ADMIN', catatan: null },
      ...{ data: { n: 1.5, teks: `berkas ${id}` }, waktu: new Date(Date.UTC(2026, 1, 1, 1, 0, detik)) },
    });
    const [a, b] = [langkah('buat', null, '00', 0), langkah('pindah', '00', kd_status, 9)];
    const satu = hashRiwayat(a, BigInt(id), 1, NOL, 2);
    const dua = hashRiwayat(b, BigInt(id), 2, satu, 2);
    return [
      { ...a, id_pengajuan: id, urut: 1, hash_lama: NOL, hash: satu },
      { ...b, id_pengajuan: id, urut: 2, hash_lama: satu, hash: dua },
    ];
  });
  for (let i = 0; i < semua.length; i += 10_000)
    await db.query(
      `INSERT INTO riwayat (id_pengajuan, urut, peristiwa, dari, ke, nama, kode_peran, data, waktu, versi_teks, hash_lama, hash)
       SELECT id_pengajuan, urut, peristiwa, dari, ke, nama, kode_peran, data, waktu, 2, hash_lama, hash
       FROM jsonb_to_recordset($1::jsonb) AS x(id_pengajuan bigint, urut int, peristiwa text, dari text, ke text, nama text,
         kode_peran text, data jsonb, waktu timestamptz, hash_lama text, hash text)`,
      [JSON.stringify(semua.slice(i, i + 10_000))],
    );
}

/** One text per file of all that its rows said, by the columns of the release before. */
export const BACA_LAMA = `
  SELECT p.id::text, p.no_aju, p.kd_status, p.versi, p.jml_total::text, p.kepala, p.baris_belum,
    (SELECT jsonb_agg(jsonb_build_object('id', b.id, 'seri', b.seri, 'versi', b.versi, 'data', b.data, 'uraian', b.uraian, 'hs', b.hs,
        'satuan', b.satuan, 'jml', trim_scale(b.jml)::text, 'kunci', b.kunci, 'verifikator', trim_scale(b.jml_verifikator)::text,
        'kl', trim_scale(b.jml_kl)::text, 'rakornis', trim_scale(b.jml_rakornis)::text, 'penetapan', trim_scale(b.jml_penetapan)::text,
        'potongan', b.potongan, 'sub', (SELECT jsonb_agg(jsonb_build_array(s.seri, s.versi, s.uraian, s.lokasi, trim_scale(s.jml)::text) ORDER BY s.seri)
          FROM sub_baris s WHERE s.id_baris = b.id)) ORDER BY b.seri)
      FROM pengajuan_baris b WHERE b.id_pengajuan = p.id) AS baris
  FROM pengajuan p ORDER BY p.id`;
/** The same by the tables of today. */
export const BACA_BARU = `
  SELECT p.id::text, p.no_aju, p.kd_status, p.versi, p.jml_total::text, p.kepala, p.baris_belum,
    (SELECT jsonb_agg(jsonb_build_object('id', b.id, 'seri', b.seri, 'versi', b.versi, 'data', b.data, 'uraian', b.uraian, 'hs', b.hs,
        'satuan', b.satuan, 'jml', trim_scale(b.jml)::text, 'kunci', b.kunci, 'verifikator', trim_scale(a.jml_verifikator)::text,
        'kl', trim_scale(a.jml_kl)::text, 'rakornis', trim_scale(a.jml_rakornis)::text, 'penetapan', trim_scale(a.jml_penetapan)::text,
        'potongan', COALESCE(a.potongan, '[]'), 'sub', (SELECT jsonb_agg(jsonb_build_array(s.seri, s.versi, s.data->>'uraian', s.data->>'lokasi',
          trim_scale(s.jml)::text) ORDER BY s.seri) FROM baris s WHERE s.id_induk = b.id AND s.jenis = 'pemakaian')) ORDER BY b.seri)
      FROM baris b LEFT JOIN putusan_akhir a ON a.id_pengajuan = b.id_pengajuan AND a.id_baris = b.id
      WHERE b.id_pengajuan = p.id AND b.jenis = 'barang') AS baris
  FROM pengajuan p ORDER BY p.id`;

/** What the page of a file showed of its rows: the statement of the release before, as it stood. */
const TEKS_LAMA = `
  SELECT '[' || COALESCE(string_agg(left(b.isi, -1) || CASE WHEN b.isi = '{}' THEN '' ELSE ',' END
    || '"id":"' || b.id || '","no_seri":' || b.seri || ',"versi":' || b.versi
    || ',"jumlah_sub":' || (SELECT count(*) FROM sub_baris s WHERE s.id_baris = b.id)
    || ',"jml_bahan_baku":"' || trim_scale(b.jml)
    || '","jml_verifikator":' || COALESCE('"' || trim_scale(b.jml_verifikator) || '"', 'null')
    || ',"jml_kl":' || COALESCE('"' || trim_scale(b.jml_kl) || '"', 'null')
    || ',"jml_rakornis":' || COALESCE('"' || trim_scale(b.jml_rakornis) || '"', 'null')
    || ',"jml_penetapan":' || COALESCE('"' || trim_scale(b.jml_penetapan) || '"', 'null')
    || ',"potongan":' || CASE WHEN b.potongan = '[]' THEN '[]' ELSE (SELECT jsonb_agg(x.isi || jsonb_build_object('ur_alasan',
      'Pasokan dalam negeri cukup') ORDER BY x.urut)::text FROM jsonb_array_elements(b.potongan) WITH ORDINALITY AS x(isi, urut)) END
    || '}', ',' ORDER BY b.seri), '') || ']' AS teks
  FROM (SELECT y.*, (y.data - '{id,no_seri,versi,jumlah_sub,jml_bahan_baku,jml_verifikator,jml_kl,jml_rakornis,jml_penetapan,potongan}'::text[])::text AS isi
        FROM pengajuan_baris y WHERE y.id_pengajuan = $1 ORDER BY y.seri LIMIT 500) b`;

export const bacaSemua = (url: string, sql: string): Promise<unknown[]> =>
  lewat(url, async (db) => (await db.query(sql)).rows as unknown[]);
export const jawabanLama = (url: string, id: readonly string[]): Promise<unknown[]> =>
  lewat(url, async (db) => {
    const hasil: unknown[] = [];
    for (const satu of id)
      hasil.push(JSON.parse((await db.query<{ teks: string }>(TEKS_LAMA, [satu])).rows[0]?.teks ?? ''));
    return hasil;
  });
export const jalankanSql = (url: string, ...sql: string[]): Promise<void> =>
  lewat(url, async (db) => {
    for (const s of sql) await db.query(s);
  });
