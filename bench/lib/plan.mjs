import { factoriesOf } from './factories.mjs';
import { ownerOf } from './people.mjs';
import { PLAN_ROWS } from './settings.mjs';

const NUMBER = '09001999999920260101000001';
/** A draft plan of a firm that files nothing else; the run's end takes it away with that firm's other inserts. */
const FILE = `
  INSERT INTO pengajuan (no_aju, kd_rekom, kd_ga, kd_komoditas, tahun, id_organisasi, npwp, kepala, dibuat_oleh, disunting_oleh, satuan, jml_total, jumlah_baris)
  SELECT '${NUMBER}', '09', '019', '017', 2027, o.id, o.npwp, '{"trader_type":"IMPORTIR","jenis_pelaku":"PRODUSEN"}', u.id, u.id, 'NMB', 1000, $1::int
  FROM organisasi o JOIN pengguna u ON u.id_organisasi = o.id WHERE o.nama = 'PT Tolok Ukur Baru 1' RETURNING id::text`;
/** Eight of ten rows are goods, one a material, one a product of that material. */
const GOODS = `
  INSERT INTO baris (id_pengajuan, jenis, seri, data, uraian, hs, satuan, jml, kunci)
  SELECT $1::bigint, 'barang_impor', i, $3::jsonb || jsonb_build_object('uraian_barang', 'Ban ukuran ' || i), 'Ban ukuran ' || i, '40111000', 'NMB', 1200, md5('rencana' || i)
  FROM generate_series(1, $2::int * 8 / 10) AS i`;
const MATERIALS = `
  INSERT INTO baris (id_pengajuan, jenis, seri, data, uraian, satuan, jml)
  SELECT $1::bigint, 'bahan_baku', i, jsonb_build_object('uraian_barang', 'Karet ' || i, 'asal', 'impor', 'satuan', 'KGM', 'jml_bahan_baku', '1200', 'pemakaian', '1200'), 'Karet ' || i, 'KGM', 1200
  FROM generate_series(1, $2::int / 10) AS i`;
const PRODUCTS = `
  INSERT INTO baris (id_pengajuan, jenis, id_induk, seri, data, uraian, hs, satuan, jml)
  SELECT $1::bigint, 'produk', b.id, 1, jsonb_build_object('hs', '40111000', 'uraian', 'Ban jadi ' || b.seri, 'satuan', 'NMB', 'jml', '600', 'kapasitas_terpasang', '900'), 'Ban jadi ' || b.seri, '40111000', 'NMB', 600
  FROM baris b WHERE b.id_pengajuan = $1::bigint AND b.jenis = 'bahan_baku'`;
const MONTHS = `
  INSERT INTO baris_bulan (id_pengajuan, id_baris, sisi, periode, jml)
  SELECT b.id_pengajuan, b.id, s.sisi, make_date(s.tahun, m, 1), 90 + m
  FROM baris b, (VALUES ('rencana', 2027), ('realisasi', 2026)) AS s(sisi, tahun), generate_series(1, 12) AS m WHERE b.id_pengajuan = $1::bigint`;

/** A plan of 2,000 rows with 24 months each, and its owner signed in. */
export async function widePlan(client) {
  const row = { ...factoriesOf().rekamanSah('017', 2027), no_seri: undefined };
  // A run that was stopped has left it.
  await client.query('DELETE FROM pengajuan WHERE no_aju = $1', [NUMBER]);
  const [{ id }] = (await client.query(FILE, [PLAN_ROWS])).rows;
  await client.query(GOODS, [id, PLAN_ROWS, JSON.stringify(row)]);
  await client.query(MATERIALS, [id, PLAN_ROWS]);
  await client.query(PRODUCTS, [id]);
  await client.query(MONTHS, [id]);
  await client.query('ANALYZE baris, baris_bulan');
  const goods = await client.query(
    `SELECT id::text, versi FROM baris WHERE id_pengajuan = $1 AND jenis = 'barang_impor' ORDER BY seri`,
    [id],
  );
  return { number: NUMBER, goods: goods.rows, ...(await ownerOf(client, id)) };
}
