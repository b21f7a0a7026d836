/** The family of the licensing cases, as the index of a firm's files has it (`pengajuan_daftar_izin`). */
const IZIN = `p.kd_rekom BETWEEN '01' AND '08'`;

/** One page of a firm's files with filter and total; ids by index, names for the page only. */
export const LIST = `
  WITH t AS (
    SELECT count(*)::int AS total FROM pengajuan p
    WHERE p.id_organisasi = $1::uuid AND p.fl_arsip = false AND ${IZIN} AND p.kd_rekom = $2
  ), h AS (
    SELECT p.id FROM pengajuan p
    WHERE p.id_organisasi = $1::uuid AND p.fl_arsip = false AND ${IZIN} AND p.kd_rekom = $2
    ORDER BY p.created_at DESC, p.id DESC LIMIT $3::int OFFSET $4::int
  )
  SELECT t.total, p.id, p.no_aju, p.kd_rekom, p.jenis_pengajuan, p.kd_komoditas, p.tahun, p.kd_status, p.status_kirim,
    p.status_billing, p.versi, p.jml_total, p.satuan, p.jumlah_baris, p.id_organisasi, o.nama AS nama_perusahaan, p.npwp,
    p.kd_ga, o.risiko, u.fullname AS nama_pengambil, p.id_pengambil, p.status_sejak, p.sla_hari, p.sla_terpakai,
    p.sla_sejak, p.sla_tenggat, p.perbaikan_ke, p.tenggat_perbaikan, p.ket_integrasi, p.tgl_kirim, p.tgl_keputusan,
    p.no_keputusan, p.berlaku_mulai, p.berlaku_sampai, p.created_at, p.updated_at,
    (SELECT count(*)::int FROM catatan c WHERE c.id_pengajuan = p.id AND c.putaran = p.perbaikan_ke) AS butir
  FROM t, h JOIN pengajuan p ON p.id = h.id JOIN organisasi o ON o.id = p.id_organisasi
  LEFT JOIN pengguna u ON u.id = p.id_pengambil
  ORDER BY p.created_at DESC, p.id DESC`;

/** One file with all its rows, documents and history as JSON made by the database: the cheapest of ten ways tried. */
export const ONE = `
  SELECT json_build_object('berkas', to_json(p), 'nama_perusahaan', o.nama, 'nama_pengambil', u.fullname,
    'dokumen', (SELECT json_agg(to_json(d)) FROM dokumen d WHERE d.id_pengajuan = p.id),
    'riwayat', (SELECT json_agg(to_json(r) ORDER BY r.urut) FROM riwayat r WHERE r.id_pengajuan = p.id),
    'baris', (SELECT json_agg(json_build_object('id', b.id::text, 'no_seri', b.seri, 'versi', b.versi, 'data', b.data,
        'jml_bahan_baku', b.jml::text, 'putusan', (SELECT json_agg(k) FROM putusan_baris k
          WHERE k.id_pengajuan = b.id_pengajuan AND k.id_baris = b.id),
        'jumlah_sub', (SELECT count(*) FROM baris s WHERE s.id_induk = b.id)) ORDER BY b.seri)
      FROM baris b WHERE b.id_pengajuan = p.id AND b.jenis = 'barang'))::text AS isi
  FROM pengajuan p JOIN organisasi o ON o.id = p.id_organisasi LEFT JOIN pengguna u ON u.id = p.id_pengambil
  WHERE p.id = $1::bigint AND p.id_organisasi = $2::uuid`;

/** A plan: all of its rows by kind, each with its months. */
export const PLAN = `
  SELECT (SELECT json_agg(json_build_object('jenis', k.jenis, 'baris', k.baris)) FROM (
    SELECT b.jenis, json_agg(json_build_object('id', b.id::text, 'id_induk', b.id_induk::text, 'seri', b.seri, 'versi', b.versi, 'jml', b.jml::text,
        'satuan', b.satuan, 'uraian', b.uraian, 'data', b.data, 'jumlah_anak', (SELECT count(*) FROM baris s WHERE s.id_induk = b.id),
        'rencana', (SELECT json_agg(json_build_object('periode', to_char(m.periode, 'MMYYYY'), 'jml', m.jml::text, 'ref', m.ref) ORDER BY m.periode)
          FROM baris_bulan m WHERE m.id_baris = b.id AND m.sisi = 'rencana'),
        'realisasi', (SELECT json_agg(json_build_object('periode', to_char(m.periode, 'MMYYYY'), 'jml', m.jml::text, 'ref', m.ref) ORDER BY m.periode)
          FROM baris_bulan m WHERE m.id_baris = b.id AND m.sisi = 'realisasi')) ORDER BY b.id_induk NULLS FIRST, b.seri) AS baris
    FROM baris b WHERE b.id_pengajuan = p.id GROUP BY b.jenis) k)::text AS isi
  FROM pengajuan p WHERE p.id = $1::bigint AND p.id_organisasi = $2::uuid`;

/** One month of one row, and the row's version. */
export const CELL = `
  WITH b AS (UPDATE baris SET versi = versi + 1 WHERE id = $1::bigint RETURNING id, versi)
  UPDATE baris_bulan m SET jml = $2::numeric FROM b WHERE m.id_baris = b.id AND m.sisi = 'rencana' AND m.periode = make_date(2027, 1, 1)
  RETURNING b.id::text, b.versi, m.jml::text`;

/** A bare insert of one application. */
export const ADD = `
  INSERT INTO pengajuan (no_aju, kd_rekom, kd_ga, kd_komoditas, tahun, id_organisasi, npwp, kepala, dibuat_oleh, disunting_oleh)
  VALUES ($1::text, '07', '019', '0142', 2027, $2::uuid, right($1::text, 16), $4::jsonb, $3::uuid, $3::uuid)
  RETURNING id AS "idNk", no_aju AS "noAju", versi`;

/** First page and number of a ministry's files that nobody has claimed, the nearest deadline first, with the sizes of all queues. */
export const QUEUE = `
  SELECT p.id, p.no_aju, p.kd_rekom, p.kd_komoditas, p.kd_status, p.sla_tenggat, p.tgl_kirim, o.nama AS nama_perusahaan,
    (SELECT count(*)::int FROM (SELECT 1 FROM pengajuan x WHERE x.kd_ga = $1 AND x.kd_status = '20' LIMIT 10001) n) AS total,
    (SELECT json_build_object('semua', count(*), 'belum', count(*) FILTER (WHERE x.kd_status = '20'),
        'saya', count(*) FILTER (WHERE x.kd_status = '21' AND x.id_pengambil IS NULL),
        'lewat', count(*) FILTER (WHERE x.sla_tenggat < now()),
        'perbaikan_masuk', count(*) FILTER (WHERE x.kd_status = '21' AND x.perbaikan_ke > 0),
        'di_pemohon', count(*) FILTER (WHERE x.kd_status IN ('25', '30')),
        'koordinator', count(*) FILTER (WHERE x.kd_status = '22'), 'pejabat', count(*) FILTER (WHERE x.kd_status = '23'))
      FROM pengajuan x WHERE x.kd_ga = $1 AND x.kd_status IN ('20', '21', '22', '23', '25', '26', '30', '31')) AS hitung
  FROM (SELECT id FROM pengajuan WHERE kd_ga = $1 AND kd_status = '20' ORDER BY sla_tenggat, id LIMIT 10) h
  JOIN pengajuan p ON p.id = h.id JOIN organisasi o ON o.id = p.id_organisasi ORDER BY p.sla_tenggat, p.id`;

/** Files of a ministry by a part of their number, by the same index. */
export const KEYWORD = `
  SELECT p.id, p.no_aju, p.kd_rekom, p.kd_komoditas, p.kd_status, p.tgl_kirim, o.nama AS nama_perusahaan
  FROM cari_berkas c JOIN pengajuan p ON p.id = c.id_pengajuan JOIN organisasi o ON o.id = p.id_organisasi
  WHERE c.aju LIKE $2 AND p.kd_ga = $1 ORDER BY p.created_at DESC, p.id DESC LIMIT 10`;

/** A bare submission in one statement: state, frozen submission with its goods, history row, three rows of work. */
export const SEND = `
  WITH p AS (
    UPDATE pengajuan SET kd_status = '10', status_kirim = 'ANTRE', kirim_ke = kirim_ke + 1, versi = versi + 1, tgl_kirim = now(),
      updated_at = now(), status_sejak = now() WHERE id = $1::bigint AND kd_status = '00' RETURNING *
  ), isi AS (
    SELECT p.id, p.kirim_ke, p.dibuat_oleh, p.no_aju, jsonb_build_object('kepala', p.kepala, 'barang',
      (SELECT jsonb_agg(b.data ORDER BY b.seri) FROM baris b WHERE b.id_pengajuan = p.id)) AS muatan FROM p
  ), k AS (
    INSERT INTO kiriman (id_pengajuan, kirim_ke, format, muatan, sha256, versi_dasar, dikirim_oleh, waktu)
    SELECT id, kirim_ke, 1, muatan, encode(sha256(muatan::text::bytea), 'hex'), 1, dibuat_oleh, now() FROM isi
  ), r AS (
    INSERT INTO riwayat (id_pengajuan, urut, peristiwa, dari, ke, id_user, nama, kode_peran, waktu, hash_lama, hash)
    SELECT id, 1, 'kirim', '00', '10', dibuat_oleh, 'Orang', 'PU_ADMIN', now(), repeat('0', 64),
      encode(sha256(id::text::bytea), 'hex') FROM p
  ), o AS (
    INSERT INTO outbox (jenis, kunci, muatan)
    SELECT 'tolok-ukur', j || ':limit:' || id || ':1', jsonb_build_object('id_pengajuan', id::text)
    FROM p CROSS JOIN unnest(ARRAY['kirim-kl', 'notifikasi', 'dokumen']) j
  )
  SELECT id, no_aju FROM p`;
