// Firms with a complete draft each and somebody signed in, made straight in the database.
import { createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { inRoot, requireFromApi } from '../../tools/lib/paths.mjs';

const prisma = createRequire(inRoot('prisma/package.json'));
const YEAR = new Date().getUTCFullYear() + 1;
export const PASSWORD = 'sandi-Uji-Gangguan-1';
/** From a range that no other number of the product falls into: the log check looks for them. */
const npwpOf = (k) => `0770${String(k).padStart(12, '0')}`;

const FIRMS = `
  INSERT INTO organisasi (id, jenis, nama, id_nib, nib, npwp, alamat, kota, api_code, status_nib)
  SELECT md5('firma' || k)::uuid, 'PERUSAHAAN', 'PT Gangguan ' || k, 'NIB-G-' || k, lpad((880000000 + k)::text, 13, '0'),
         '0770' || lpad(k::text, 12, '0'), 'Jalan Gangguan ' || k, 'Jakarta', '02', '01'
  FROM generate_series(1, $1::int) AS k`;
const USERS = `
  INSERT INTO pengguna (id, username, password_hash, email, fullname, kode_peran, id_organisasi)
  SELECT md5('orang' || k)::uuid, 'gangguan' || k, '-', 'gangguan' || k || '@contoh.invalid', 'Orang ' || k, 'PU_ADMIN',
         md5('firma' || k)::uuid
  FROM generate_series(1, $1::int) AS k`;
const SESSIONS = `
  INSERT INTO sesi (id_hash, id_user, csrf, agen, dibuat, terakhir, sampai)
  SELECT h, md5('orang' || k)::uuid, c, 'uji gangguan', now(), now(), now() + interval '1 day'
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS x(h, c, k)`;
/** As the prototype, which the factory made: same service, commodity, year, header, rows, documents. */
const DRAFTS = `
  INSERT INTO pengajuan (no_aju, kd_rekom, kd_ga, kd_komoditas, tahun, id_organisasi, npwp, kepala, pernyataan, satuan,
    jml_total, jumlah_baris, dibuat_oleh, disunting_oleh)
  SELECT p.kd_rekom || '0' || p.kd_ga || lpad((k % 1000000)::text, 6, '0') || '20200101' || lpad((k % 1000000)::text, 6, '0'),
    p.kd_rekom, p.kd_ga, p.kd_komoditas, p.tahun, md5('firma' || k)::uuid, '0770' || lpad(k::text, 12, '0'), p.kepala, true,
    p.satuan, p.jml_total, p.jumlah_baris, md5('orang' || k)::uuid, md5('orang' || k)::uuid
  FROM pengajuan p, generate_series(1, $2::int) AS k WHERE p.id = $1
  RETURNING id::text, no_aju, npwp, created_at`;
const ROWS = `
  INSERT INTO baris (id_pengajuan, jenis, seri, data, uraian, hs, satuan, jml, kunci)
  SELECT p.id, b.jenis, b.seri, b.data, b.uraian, b.hs, b.satuan, b.jml, b.kunci
  FROM baris b, pengajuan p WHERE b.id_pengajuan = $1 AND p.npwp LIKE '0770%'`;
const DOCUMENTS = `
  INSERT INTO dokumen (id, id_pengajuan, kd_dokumen, nama_file, ukuran, sha256, mime, kunci, status, id_organisasi)
  SELECT gen_random_uuid(), p.id, d.kd_dokumen, d.nama_file, d.ukuran, d.sha256, d.mime,
         'dokumen/gangguan/' || p.id || '/' || d.kd_dokumen, 'READY', p.id_organisasi
  FROM dokumen d, pengajuan p WHERE d.id_pengajuan = $1 AND p.npwp LIKE '0770%'`;
const HISTORY = `
  INSERT INTO riwayat (id_pengajuan, urut, peristiwa, dari, ke, id_user, nama, kode_peran, waktu, versi_teks, hash_lama, hash)
  SELECT id, 1, 'buat', NULL, '00', u, 'Orang', 'PU_ADMIN', w, $5, repeat('0', 64), h
  FROM unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::text[]) AS x(id, u, w, h)`;

const hash = (text) => createHash('sha256').update(text).digest('hex');
const uuidOf = (text) => {
  const h = createHash('md5').update(text).digest('hex');
  return [h.slice(0, 8), h.slice(8, 12), h.slice(12, 16), h.slice(16, 20), h.slice(20)].join('-');
};
const token = () => ({ id: randomBytes(32).toString('base64url'), csrf: randomBytes(24).toString('base64url') });

/** Two firms' people and an officer as the factories make them, with everything personal that an account has. */
async function factoryPeople(world, db) {
  const { buatOrganisasi, buatPengguna, hashSandi } = prisma('./dist/factories/akun.js');
  const password_hash = await hashSandi(PASSWORD, true);
  const firm = await buatOrganisasi(db, { nama: 'PT Nusa Gangguan' });
  const ratna = await buatPengguna(db, {
    username: 'ratna',
    fullname: 'Ratna Contoh',
    kode_peran: 'PU_ADMIN',
    password_hash,
    id_organisasi: firm.id,
  });
  const dewi = await buatPengguna(db, {
    username: 'dewi',
    fullname: 'Dewi Contoh',
    kode_peran: 'KL_VERIFIKATOR',
    password_hash,
    kd_ga: '019',
  });
  const { Rahasia } = requireFromApi('./dist/platform/rahasia/rahasia.js');
  const { bukaAkun } = requireFromApi('./dist/platform/rahasia/akun-tertutup.js');
  const { bacaRing } = requireFromApi('./dist/platform/rahasia/ring.js');
  const rahasia = new Rahasia(bacaRing('DATA_SECRET', world.env.DATA_SECRET));
  return { firm, people: [ratna, dewi].map((person) => bukaAkun(rahasia, person)) };
}

export async function signIn(world, idUser) {
  const { id, csrf } = token();
  await world.sql(
    `INSERT INTO sesi (id_hash, id_user, csrf, agen, dibuat, terakhir, sampai)
     VALUES ($1, $2, $3, 'uji gangguan', now(), now(), now() + interval '1 day')`,
    [hash(id), idUser, csrf],
  );
  world.secrets.push(id, csrf);
  return { user: idUser, cookie: `sesi=${id}`, csrf };
}

const PERTEK = { kd_rekom: '07', kd_komoditas: '0142' };
async function prototype(db, firm, ratna, service) {
  const { buatBerkas } = prisma('./dist/factories/berkas.js');
  return buatBerkas(db, {
    id_organisasi: firm.id,
    npwp: firm.npwp,
    dibuat_oleh: ratna.id,
    pembuat: ratna.fullname,
    ...service,
    tahun: YEAR,
    waktu: new Date(),
    ubah: { pernyataan: true },
  });
}

async function history(world, rows) {
  const { hashRiwayat } = requireFromApi('./dist/platform/hash/riwayat-hash.js');
  const { HASH_AWAL, VERSI_TEKS } = requireFromApi('./dist/platform/hash/teks-riwayat.js');
  const chained = rows.map((row) => {
    const step = {
      peristiwa: 'buat',
      dari: null,
      ke: '00',
      id_user: row.user,
      nama: 'Orang',
      kode_peran: 'PU_ADMIN',
      catatan: null,
      data: {},
      waktu: row.at,
    };
    return hashRiwayat(step, BigInt(row.id), 1, HASH_AWAL, VERSI_TEKS);
  });
  const [ids, users, times] = [rows.map((r) => r.id), rows.map((r) => r.user), rows.map((r) => r.at)];
  await world.sql(HISTORY, [ids, users, times, chained, VERSI_TEKS]);
}

/** `count` firms with a complete draft each, of a service; resolves with {files, people: {ratna, dewi}}. */
export async function fill(world, count, service = PERTEK) {
  const { createClient } = prisma('./dist/client.js');
  const db = createClient(world.url());
  try {
    const { firm, people } = await factoryPeople(world, db);
    const proto = await prototype(db, firm, people[0], service);
    await world.sql(FIRMS, [count]);
    await world.sql(USERS, [count]);
    const tokens = Array.from({ length: count }, token);
    await world.sql(SESSIONS, [tokens.map((t) => hash(t.id)), tokens.map((t) => t.csrf)]);
    const made = await world.sql(DRAFTS, [proto.id, count]);
    await world.sql(ROWS, [proto.id]);
    await world.sql(DOCUMENTS, [proto.id]);
    const files = made.map(({ id, no_aju, npwp, created_at }) => {
      const k = Number(npwp.slice(4));
      const { id: sesi, csrf } = tokens[k - 1];
      return { id, noAju: no_aju, versi: 1, user: uuidOf(`orang${k}`), cookie: `sesi=${sesi}`, csrf, at: created_at };
    });
    await history(world, files);
    await world.sql('ANALYZE');
    world.secrets.push(
      ...tokens.flatMap((t) => [t.id, t.csrf]),
      ...files.map((_, k) => npwpOf(k + 1)),
      firm.npwp,
      PASSWORD,
    );
    for (const { nik, mobile_number, address } of people) world.secrets.push(nik, mobile_number, address);
    const [ratna, dewi] = await Promise.all(people.map((person) => signIn(world, person.id)));
    const draft = { id: String(proto.id), noAju: proto.no_aju, versi: proto.versi, ...ratna };
    return { files, ratna: { ...ratna, draft }, dewi };
  } finally {
    await db.$disconnect();
  }
}
