// The least that watching can cost: the newest 20 by index, how many there are from counts that are kept.
const COLUMNS = `p.id, p.no_aju, p.kd_rekom, p.jenis_pengajuan, p.kd_komoditas, p.tahun, p.kd_status, p.status_kirim, p.status_billing,
  p.versi, p.jml_total, p.satuan, p.jumlah_baris, p.npwp, p.kd_ga, p.status_sejak, p.sla_tenggat, p.tgl_kirim, p.tgl_keputusan,
  p.no_keputusan, p.created_at, p.updated_at, o.nama AS nama_perusahaan, u.fullname AS nama_pengambil`;
const NAMES = `JOIN organisasi o ON o.id = p.id_organisasi LEFT JOIN pengguna u ON u.id = p.id_pengambil`;
const ORDER = `ORDER BY p.tgl_kirim DESC NULLS LAST, p.id DESC`;
const page = (total, which) => `
  SELECT ${COLUMNS}, (${total}) AS total FROM (SELECT p.* FROM pengajuan p WHERE p.kd_status <> '00' AND ${which} ${ORDER} LIMIT 20) p
  ${NAMES} ${ORDER}`;
const FIRMS = `p.id_organisasi IN (SELECT o.id FROM organisasi o WHERE o.nama ILIKE $1)`;
const NUMBER = `p.no_aju = $1`;
const counted = (which) => `SELECT count(*)::int FROM pengajuan p WHERE p.kd_status <> '00' AND ${which}`;

const TEXTS = {
  pantauan: [page('SELECT sum(n)::int FROM rekap_berkas', 'TRUE'), []],
  'pantauan-saring': [
    page(
      'SELECT sum(n)::int FROM rekap_berkas WHERE kd_ga = $1 AND kd_status = $2 AND tahun = $3::int',
      'p.kd_ga = $1 AND p.kd_status = $2 AND p.tahun = $3::int',
    ),
    ['ga', 'status', 'year'],
  ],
  'pantauan-nama': [page(counted(FIRMS), FIRMS), ['name']],
  'pantauan-nomor': [page(counted(NUMBER), NUMBER), ['number']],
};

export async function watch(pool, query) {
  const name = query.get('q');
  const [text, keys] = TEXTS[name];
  const { rows } = await pool.query({ name, text, values: keys.map((key) => query.get(key)) });
  return JSON.stringify({ status: true, code: '01', data: rows });
}
