#!/usr/bin/env node
// npm run bench:buku [-- --entries=10000000]: what a position and a posting cost in a ledger of many entries, in CPU of both sides.
import { dropDatabase, ensureDatabase, migrate } from '../tools/lib/database.mjs';
import { ensureDataFolder, requireFromApi } from '../tools/lib/paths.mjs';
import { runTool } from '../tools/lib/stop.mjs';
import { sample, spentBetween } from './lib/cpu.mjs';
import { connect, openServer } from './lib/database.mjs';

const NAME = 'sinas_bench_buku';
const LABEL = 'bench-buku';
const FIRMS = 5_000;
const KINDS = ['P.DITETAPKAN', 'P.TERBIT', 'P.TEREALISASI'];
const POS = ['011', '013', '015', '0142'];
const ROUNDS = 5;
const CALLS = 1_000;
const AT_ONCE = 50;
/** Milliseconds of CPU, of the process and the database together; `wait` on the clock. */
const LIMIT = { position: 5, posting: 1, entry: 0.05, wait: 1_000 };

const READY = 'SET session_replication_role = replica';
const PLACES = `INSERT INTO buku_pos (kunci, tahun, arah, kd_komoditas, satuan)
  SELECT concat_ws(':', 2027, 'impor', k, 'KGM'), 2027, 'impor', k, 'KGM' FROM unnest($1::text[]) AS k`;
const ACCOUNTS = `INSERT INTO buku_akun (id_pos, jenis, pemilik, sumber)
  SELECT p.id, j, 'org:' || md5('firma' || f)::uuid, 'baris:' || (f * 100 + p.id)
  FROM generate_series(1, $1::int) AS f, buku_pos p, unnest($2::text[]) AS j ORDER BY f, p.id, j`;
/** Two entries a movement, between accounts that lie beside one another; a movement a minute. */
const MOVEMENTS = `INSERT INTO buku_mutasi (id, kunci, jenis, pelaku, versi_aturan, kejadian, waktu, n)
  SELECT i, 'isi:' || i, 'TERBIT', 'Sistem', 1, t, t, 2 FROM generate_series($1::bigint, $2::bigint) AS i,
  LATERAL (SELECT timestamptz '2020-01-01' + i * interval '1 minute' AS t) x`;
const ENTRIES = `INSERT INTO buku_entri (id_akun, urut, id_mutasi, ke, n, jml, saldo_sesudah, waktu, rantai)
  SELECT a.id, i / $3 + 1, i, s.ke, 2, s.jml, 1000, timestamptz '2020-01-01' + i * interval '1 minute', '\\x00'
  FROM generate_series($1::bigint, $2::bigint) AS i, (VALUES (1, -1), (2, 1)) AS s(ke, jml),
  LATERAL (SELECT 1 + (i * 2 + s.ke - 1) % ($3 * 2) AS id) a`;
const BALANCES = `UPDATE buku_akun a SET saldo = 1000, urut = x.urut, rantai = '\\x00'
  FROM (SELECT id_akun, max(urut) AS urut FROM buku_entri GROUP BY 1) x WHERE x.id_akun = a.id`;

async function fill(url, entries) {
  const client = await connect(url);
  await client.query(READY);
  await client.query(PLACES, [POS]);
  await client.query(ACCOUNTS, [FIRMS, KINDS]);
  const pairs = (FIRMS * POS.length * KINDS.length) / 2;
  const step = 250_000;
  for (let from = 1; from <= entries / 2; from += step) {
    const part = [from, Math.min(entries / 2, from + step - 1)];
    await client.query(MOVEMENTS, part);
    await client.query(ENTRIES, [...part, pairs]);
  }
  await client.query(BALANCES);
  await client.query(`SELECT setval('buku_mutasi_id_seq', $1)`, [entries / 2]);
  await client.query('VACUUM ANALYZE buku_entri, buku_akun, buku_mutasi, buku_pos');
  await client.end();
}

/** CPU of one call, milliseconds, the median of rounds: `all`, and what of it is the database. */
async function cost(admin, call) {
  // The embedded database is a child of this process, and is counted by its backends.
  const server = { pid: process.pid, alone: true, label: LABEL };
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const before = await sample(admin, server);
    for (let n = 0; n < CALLS; n++) await call(round * CALLS + n);
    const spent = spentBetween(before, await sample(admin, server));
    const database = spent.database / CALLS;
    if (round > 0) rounds.push({ all: spent.server / CALLS + database, database });
  }
  return rounds.sort((a, b) => a.all - b.all)[Math.floor(ROUNDS / 2)];
}

async function measure(url, admin) {
  const own = new URL(url);
  own.searchParams.set('application_name', LABEL);
  const { readConfig } = requireFromApi('./dist/platform/config/config.js');
  const { PrismaService } = requireFromApi('./dist/platform/prisma/prisma.service.js');
  const { BukuRepository } = requireFromApi('./dist/modules/buku/buku.repository.js');
  const { PosisiRepository } = requireFromApi('./dist/modules/buku/posisi.repository.js');
  const prisma = new PrismaService(readConfig({ ...process.env, DATABASE_URL: own.href }));
  const [posisi, buku] = [new PosisiRepository(prisma), new BukuRepository()];
  const firms = (await admin.query(`SELECT DISTINCT substr(pemilik, 5) AS id FROM buku_akun LIMIT 500`)).rows;
  await admin.query(`INSERT INTO organisasi (id, jenis, nama) SELECT x::uuid, 'PERUSAHAAN', 'PT Tolok ' || x FROM unnest($1::text[]) AS x`, [firms.map((f) => f.id)]); // prettier-ignore
  const scope = (n) => ({ id_organisasi: firms[n % firms.length].id, denganCabang: false });
  const past = new Date('2024-06-30T16:59:59Z');
  const pos = { tahun: 2027, arah: 'impor', kd_komoditas: '013', satuan: 'KGM', elemen: {} };
  const account = (jenis, pemilik, sumber) => ({ pos, jenis, pemilik, sumber });
  let key = 0;
  const post = async (entries) => {
    key += 1;
    const owner = `org:${firms[key % firms.length].id}`;
    const pindah = Array.from({ length: entries / 2 }, (_, i) => ({
      dari: account('SUMBER', 'NASIONAL', 'batas'),
      ke: account('P.TERBIT', owner, `baris:tolok-${key % 50}-${i}`),
      jml: '1',
    }));
    const asal = { id_pengajuan: null, dokumen: {}, pelaku: 'Sistem', kejadian: new Date() };
    await prisma.txSql((run) => buku.catat(run, [{ kunci: `tolok:${key}`, jenis: 'TERBIT', pindah, ...asal }]));
  };
  const year = { tahun: 2027 };
  const now = await cost(admin, (n) => posisi.saldo(scope(n), { ...year, per: null }));
  const then = await cost(admin, (n) => posisi.saldo(scope(n), { ...year, per: past }));
  // A posting is made in the transaction of its event: what that costs by itself is not counted.
  const empty = await cost(admin, () => prisma.txSql(async () => undefined));
  const [two, many] = [await cost(admin, () => post(2)), await cost(admin, () => post(202))];
  const began = performance.now();
  const waits = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => post(2).then(() => performance.now() - began)),
  );
  await prisma.onApplicationShutdown();
  return [
    ['position of a firm, now', now.all, LIMIT.position, 'ms CPU', now.database],
    ['position of a firm, at a moment of the past', then.all, LIMIT.position, 'ms CPU', then.database],
    ['posting of two entries', two.all - empty.all, LIMIT.posting, 'ms CPU', two.database - empty.database],
    [
      'each further entry of a posting',
      (many.all - two.all) / 200,
      LIMIT.entry,
      'ms CPU',
      (many.database - two.database) / 200,
    ],
    [`longest wait of ${AT_ONCE} postings at once on one account`, Math.max(...waits), LIMIT.wait, 'ms'],
  ];
}

await runTool(async () => {
  const entries = Number(process.argv.find((a) => a.startsWith('--entries='))?.slice(10) ?? 10_000_000);
  ensureDataFolder();
  const server = await openServer();
  try {
    await ensureDatabase(server.admin, NAME);
    const url = server.url(NAME);
    await migrate(url);
    await fill(url, entries);
    const admin = await connect(url);
    const [{ n }] = (await admin.query('SELECT count(*)::int AS n FROM buku_entri')).rows;
    console.log(`${n.toLocaleString('en')} entries`);
    const rows = await measure(url, admin);
    for (const [what, value, limit, unit, database] of rows)
      console.log(`${what.padEnd(56)} ${value.toFixed(3).padStart(9)} ${unit.padEnd(6)} of ${limit}  ${value <= limit ? 'holds' : 'missed'}${database === undefined ? '' : `, of it database ${database.toFixed(3)}`}`); // prettier-ignore
    await admin.end();
    await dropDatabase(server.admin, NAME);
    return rows.every(([, value, limit]) => value <= limit) ? 0 : 1;
  } finally {
    await server.stop();
  }
});
