// Invented firms and files, made inside the database: the same size gives the same rows.
import { WIDE_FILE_ROWS } from './settings.mjs';

/** Firm 1 is the big one; those called 'Baru' file nothing but what the benchmark itself creates. */
const FIRMS = `
  INSERT INTO organisasi (id, jenis, nama, id_nib, nib, npwp, alamat, kota, api_code, status_nib, risiko)
  SELECT md5('firma' || k)::uuid, 'PERUSAHAAN', 'PT Tolok Ukur ' || k, 'NIB-T-' || k, lpad(k::text, 13, '0'),
         lpad((900000 + k)::text, 16, '0'), 'Jalan Tolok Ukur ' || k, 'Jakarta', '02', '01',
         (ARRAY['low', 'medium', 'high'])[1 + k % 3]
  FROM generate_series(1, $1::int) AS k
  UNION ALL
  SELECT md5('firma baru ' || k)::uuid, 'PERUSAHAAN', 'PT Tolok Ukur Baru ' || k, 'NIB-B-' || k, lpad((9000000 + k)::text, 13, '0'),
         lpad((8000000 + k)::text, 16, '0'), 'Jalan Tolok Ukur ' || k, 'Jakarta', '02', '01', 'low'
  FROM generate_series(1, 100) AS k`;

const USERS = `
  INSERT INTO pengguna (id, username, password_hash, email, fullname, kode_peran, id_organisasi, kd_ga)
  SELECT md5('orang' || k)::uuid, 'tolok' || k, '-', 'tolok' || k || '@contoh.invalid', 'Orang ' || k, 'PU_ADMIN',
         md5('firma' || k)::uuid, NULL
  FROM generate_series(1, $1::int) AS k
  UNION ALL
  SELECT md5('orang baru ' || k)::uuid, 'baru' || k, '-', 'baru' || k || '@contoh.invalid', 'Orang Baru ' || k, 'PU_ADMIN',
         md5('firma baru ' || k)::uuid, NULL
  FROM generate_series(1, 100) AS k
  UNION ALL
  SELECT md5('petugas' || k)::uuid, 'petugas' || k, '-', 'petugas' || k || '@contoh.invalid', 'Petugas ' || k,
         'KL_VERIFIKATOR', NULL, '019'
  FROM generate_series(1, 50) AS k`;

/** Commodities of a service; all but those of 02 are the busiest ministry's. */
const GOODS = {
  '07': '0142 0143 0144 0141 0130 0131 0132 0133 016 017 0118 0123 0124 0125 0127'.split(' '),
  '01': '017 0118 0123 0124 0125 0126 0127 0128 0129'.split(' '),
  '02': ['0145'],
};
const nth = (codes) => `(ARRAY['${codes.join("','")}'])[1 + i % ${codes.length}]`;

/**
 * Every n-th file is the big firm's; the others are spread unevenly. Eight of a hundred are drafts; only young files are open, and
 * of a firm's for one service, commodity and year the last one alone, as the product allows: what else would be is decided.
 */
const FILES = `
  WITH raw AS MATERIALIZED (
    SELECT i, random() AS r_firm, random() AS r_service, random() AS r_status, random() AS r_archive
    FROM generate_series(1, $1::int) AS i
  ), file AS (
    SELECT i,
      CASE WHEN $3::int > 0 AND i % ($1::int / greatest($3::int, 1)) = 0 THEN 1
           ELSE 2 + floor(($2::int - 1) * power(r_firm, 1.2))::int END AS firm,
      CASE WHEN r_service < 0.6 THEN '07' WHEN r_service < 0.85 THEN '01' ELSE '02' END AS rekom,
      CASE WHEN r_status < 0.08 THEN '00' WHEN r_status < 0.13 THEN '90' WHEN r_status < 0.23 THEN '70'
           WHEN i < 0.9 * $1::int OR r_status > 0.6 THEN '50' WHEN r_status < 0.28 THEN '10' WHEN r_status < 0.36 THEN '20'
           WHEN r_status < 0.46 THEN '21' WHEN r_status < 0.52 THEN '22' ELSE '25' END AS status,
      r_archive < 0.05 AS archived,
      date_trunc('day', now()) - (1 - i::numeric / $1::int)::float8 * interval '200 days' AS at
    FROM raw
  ), goods AS (
    SELECT *, CASE rekom WHEN '07' THEN ${nth(GOODS['07'])} WHEN '01' THEN ${nth(GOODS['01'])} ELSE ${nth(GOODS['02'])} END AS komoditas
    FROM file
  ), one AS (
    SELECT *, CASE WHEN status NOT IN ('00', '50', '70', '90') AND row_number() OVER (
      PARTITION BY firm, rekom, komoditas, extract(year FROM at), status IN ('00', '50', '70', '90') ORDER BY i DESC) > 1
      THEN '50' ELSE status END AS kini
    FROM goods
  )
  INSERT INTO pengajuan (id, no_aju, kd_rekom, kd_ga, kd_komoditas, tahun, id_organisasi, npwp, kd_status, status_kirim,
    kepala, pernyataan, satuan, jml_total, jumlah_baris, kirim_ke, perbaikan_ke, id_pengambil, sla_hari, sla_sejak,
    sla_tenggat, fl_arsip, status_sejak, tgl_kirim, dibuat_oleh, disunting_oleh, created_at, updated_at)
  SELECT i, rekom || '0019' || lpad((firm % 1000000)::text, 6, '0') || to_char(at, 'YYYYMMDD') || lpad((i % 1000000)::text, 6, '0'),
    rekom, CASE rekom WHEN '02' THEN '090' ELSE '019' END, komoditas,
    extract(year FROM at)::int + 1, md5('firma' || firm)::uuid, lpad((900000 + firm)::text, 16, '0'), kini,
    CASE WHEN kini <> '00' THEN 'TERKIRIM' END,
    $4::jsonb, kini <> '00', CASE rekom WHEN '07' THEN 'C62' ELSE 'TNE' END, 100 + i % 900, 1,
    (kini <> '00')::int, (kini = '25')::int,
    CASE WHEN kini IN ('21', '22') THEN md5('petugas' || (1 + i % 50))::uuid END,
    CASE WHEN kini IN ('20', '21', '22') THEN 5 END,
    CASE WHEN kini IN ('20', '21', '22') THEN at + interval '1 day' END,
    CASE WHEN kini IN ('20', '21', '22') THEN at + interval '8 days' END,
    archived, at + interval '1 day', CASE WHEN kini <> '00' THEN at + interval '1 day' END,
    md5('orang' || firm)::uuid, md5('orang' || firm)::uuid, at, at + interval '1 day'
  FROM one`;

/** One row a file, but as many rows as there are files in all: the first files go without, the wide one has 200. */
const ROWS = `
  INSERT INTO baris (id_pengajuan, jenis, seri, data, uraian, hs, satuan, jml, kunci)
  SELECT f.id, 'barang', s.seri, $1::jsonb || jsonb_build_object('jml_bahan_baku', (100 + s.seri)::text, 'no_seri', s.seri),
         'Katup ' || s.seri, '84818082', 'C62', 100 + s.seri, md5(f.id || ':' || s.seri)
  FROM (SELECT id FROM pengajuan WHERE id > $2::int) f
  CROSS JOIN LATERAL generate_series(1, CASE WHEN f.id = $3::int THEN $2::int ELSE 1 END) AS s(seri)`;

const DOCUMENTS = `
  INSERT INTO dokumen (id, id_pengajuan, kd_dokumen, nama_file, ukuran, sha256, mime, kunci, status, id_organisasi)
  SELECT gen_random_uuid(), p.id, d.kode, 'dokumen.pdf', 1000, md5(p.id::text) || md5(d.kode), 'application/pdf',
         'tolok/' || p.id || '/' || d.kode, 'READY', p.id_organisasi
  FROM pengajuan p CROSS JOIN (VALUES ('D01'), ('D02')) AS d(kode) WHERE p.kd_status = '00' OR p.id = $1::int`;

const REMARKS = `
  INSERT INTO catatan (id_pengajuan, putaran, langkah, kd_field, kd_alasan, catatan, oleh, waktu)
  SELECT id, 1, 'barang', 'jml_bahan_baku', 'L01', 'Jelaskan jumlah ini.', md5('petugas1')::uuid, status_sejak
  FROM pengajuan WHERE kd_status = '25'`;

const HISTORY = `
  INSERT INTO riwayat (id_pengajuan, urut, peristiwa, dari, ke, id_user, nama, kode_peran, waktu, hash_lama, hash)
  SELECT p.id, h.urut, h.peristiwa, h.dari, h.ke, p.dibuat_oleh, 'Orang', h.peran, p.created_at + h.urut * interval '1 hour',
         repeat('0', 64), md5(p.id || '-' || h.urut) || md5(h.peristiwa)
  FROM pengajuan p CROSS JOIN (VALUES (1, 'buat', NULL, '00', 'PU_ADMIN'), (2, 'kirim', '00', '10', 'PU_ADMIN'),
    (3, 'integrasi_ok', '10', '20', 'SISTEM'), (4, 'ambil', '20', '21', 'KL_VERIFIKATOR')) AS h(urut, peristiwa, dari, ke, peran)
  WHERE p.id = $1::int`;

/** What a submission leaves for officers' search. */
const SEARCH = `
  INSERT INTO cari_berkas
  SELECT * FROM cari_berkas_dari(ARRAY(SELECT id FROM pengajuan WHERE kd_status <> '00'))`;

/** The wide file: a submitted one of a firm that is neither big nor tiny, and has no other open one for its goods. */
const ALONE = `
  UPDATE pengajuan p SET kd_status = '50' FROM pengajuan w
  WHERE w.id = $1::int AND p.npwp = w.npwp AND p.kd_rekom = '07' AND p.kd_komoditas = '0142' AND p.kd_status NOT IN ('00', '50', '70', '90')`;
const WIDE = `
  UPDATE pengajuan SET jumlah_baris = $2::int, kd_rekom = '07', kd_ga = '019', kd_komoditas = '0142', kd_status = '21',
    status_kirim = 'TERKIRIM', fl_arsip = false, id_pengambil = md5('petugas1')::uuid WHERE id = $1::int`;

export const wideFile = (size) => Math.floor(size.files / 2) + 1;

export async function fill(client, size, { header, row }) {
  const wide = wideFile(size);
  const steps = [
    ['perusahaan', FIRMS, [size.firms]],
    ['pengguna', USERS, [size.firms]],
    ['berkas', FILES, [size.files, size.firms, size.big, JSON.stringify(header)]],
    ['berkas lain', ALONE, [wide]],
    ['berkas lebar', WIDE, [wide, WIDE_FILE_ROWS]],
    ['baris', ROWS, [JSON.stringify(row), WIDE_FILE_ROWS, wide]],
    ['pencarian', SEARCH, []],
    ['dokumen', DOCUMENTS, [wide]],
    ['catatan', REMARKS, []],
    ['riwayat', HISTORY, [wide]],
  ];
  await client.query('SELECT setseed(0.42)');
  for (const [name, text, values] of steps) {
    const began = performance.now();
    const { rowCount } = await client.query(text, values);
    console.log(`  ${name}: ${rowCount} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  }
  await client.query(`SELECT setval(pg_get_serial_sequence('pengajuan', 'id'), $1::int)`, [size.files + 1]);
  await client.query('VACUUM (ANALYZE)');
  await client.query('CHECKPOINT');
}
