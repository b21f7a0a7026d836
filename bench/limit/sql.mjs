/** One page of a firm's files with filter and total; ids by index, names for the page only. */
export const LIST = `
  WITH t AS (
    SELECT count(*)::int AS total FROM pengajuan p
    WHERE p.id_organisasi = $1::uuid AND p.fl_arsip = false AND p.kd_rekom = $2
  ), h AS (
    SELECT p.id FROM pengajuan p
    WHERE p.id_organisasi = $1::uuid AND p.fl_arsip = false AND p.kd_rekom = $2
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

/** A bare insert of one application. */
export const ADD = `
  INSERT INTO pengajuan (no_aju, kd_rekom, kd_ga, kd_komoditas, tahun, id_organisasi, npwp, kepala, dibuat_oleh, disunting_oleh)
  VALUES ($1::text, '07', '019', '0142', 2027, $2::uuid, right($1::text, 16), $4::jsonb, $3::uuid, $3::uuid)
  RETURNING id AS "idNk", no_aju AS "noAju", versi`;
