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
const LIMIT = { position: 5, wait: 1_000 };
/** Times what the same rows cost by hand, in the same run. */
const RATIO = { posting: 1.5, entry: 1.25 };

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

/** The same rows of a posting in one statement, by somebody who knows its accounts, asks nothing and chains nothing. */
const BY_HAND = `WITH p AS (SELECT * FROM unnest($2::bigint[]) WITH ORDINALITY AS t(id, ke)),
  m AS (INSERT INTO buku_mutasi (kunci, jenis, pelaku, versi_aturan, kejadian, waktu, n)
    VALUES ($1, 'TERBIT', 'Sistem', 1, now(), now(), cardinality($2::bigint[])) RETURNING id, n),
  a AS (UPDATE buku_akun b SET saldo = b.saldo + CASE WHEN p.ke % 2 = $3 THEN 1 ELSE -1 END, urut = b.urut + 1, rantai = '\\x00'
    FROM p WHERE b.id = p.id RETURNING b.id, b.urut, b.saldo, p.ke)
  INSERT INTO buku_entri (id_akun, urut, id_mutasi, ke, n, jml, saldo_sesudah, waktu, rantai)
  SELECT a.id, a.urut, m.id, a.ke, m.n, CASE WHEN a.ke % 2 = $3 THEN 1 ELSE -1 END, a.saldo, now(), '\\x00' FROM a, m`;

async function handPosting(admin, prisma) {
  const { Prisma } = requireFromApi('@prisma/client');
  const { rows } = await admin.query(
    `SELECT id FROM buku_akun WHERE jenis = 'P.DITETAPKAN' AND id_pos = 1 ORDER BY id LIMIT 2000`,
  );
  const ids = rows.map((r) => r.id);
  const parts = BY_HAND.split(/\$[123]/);
  const order = [...BY_HAND.matchAll(/\$([123])/g)].map((m) => Number(m[1]) - 1);
  let n = 0;
  return (entries) => {
    n += 1;
    const from = (n * entries) % (ids.length - entries);
    const values = [`tangan:${n}`, ids.slice(from, from + entries), n % 2];
    return prisma.txSql((run) => run(Prisma.sql(parts, ...order.map((i) => values[i]))));
  };
}

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

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** CPU of one call of each, milliseconds, in turns, the medians of rounds: `all`, and what of it is the database. */
async function cost(admin, ...calls) {
  // The embedded database is a child of this process, and is counted by its backends.
  const server = { pid: process.pid, alone: true, label: LABEL };
  const rounds = calls.map(() => []);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [i, call] of calls.entries()) {
      const before = await sample(admin, server);
      for (let n = 0; n < CALLS; n++) await call(round * CALLS + n);
      const spent = spentBetween(before, await sample(admin, server));
      const database = spent.database / CALLS;
      if (round > 0) rounds[i].push({ all: spent.server / CALLS + database, database });
    }
  return rounds.map((taken) => ({
    all: median(taken.map((r) => r.all)),
    database: median(taken.map((r) => r.database)),
  }));
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
  const byHand = await handPosting(admin, prisma);
  const year = { tahun: 2027 };
  const [now] = await cost(admin, (n) => posisi.saldo(scope(n), { ...year, per: null }));
  const [then] = await cost(admin, (n) => posisi.saldo(scope(n), { ...year, per: past }));
  // A posting is made in the transaction of its event: what that costs by itself is not counted.
  const [empty, hand, two] = await cost(
    admin,
    () => prisma.txSql(async () => undefined),
    () => byHand(2),
    () => post(2),
  );
  const [handMany, many] = await cost(
    admin,
    () => byHand(202),
    () => post(202),
  );
  const began = performance.now();
  const waits = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => post(2).then(() => performance.now() - began)),
  );
  await prisma.onApplicationShutdown();
  const less = (of, without, n = 1) => ({
    all: (of.all - without.all) / n,
    database: (of.database - without.database) / n,
  });
  const [first, further] = [less(hand, empty), less(handMany, hand, 200)];
  return [
    fixed('position of a firm, now', now, LIMIT.position),
    fixed('position of a firm, at a moment of the past', then, LIMIT.position),
    paired('posting of two entries', less(two, empty), first, RATIO.posting),
    paired('each further entry of a posting', less(many, two, 200), further, RATIO.entry),
    {
      what: `longest wait of ${AT_ONCE} postings at once on one account`,
      value: Math.max(...waits),
      limit: LIMIT.wait,
    },
  ];
}

const fixed = (what, ours, limit) => ({ what, value: ours.all, limit, database: ours.database });
const paired = (what, ours, hand, times) => ({ ...fixed(what, ours, hand.all * times), hand: hand.all });

function told({ what, value, limit, database, hand }) {
  const parts = [
    `${what.padEnd(52)} ${value.toFixed(3).padStart(9)} ms of ${limit.toFixed(3)}  ${value <= limit ? 'holds' : 'missed'}`,
    ...(database === undefined ? [] : [`of it database ${database.toFixed(3)}`]),
    ...(hand === undefined ? [] : [`by hand ${hand.toFixed(3)}, ${(value / hand).toFixed(2)}x`]),
  ];
  return parts.join(', ');
}

await runTool(async () => {
  const entries = Number(process.argv.find((a) => a.startsWith('--entries='))?.slice(10) ?? 10_000_000);
  ensureDataFolder();
  const server = await openServer();
  try {
    // One that an interrupted run left half filled is no start.
    await dropDatabase(server.admin, NAME);
    await ensureDatabase(server.admin, NAME);
    const url = server.url(NAME);
    await migrate(url);
    await fill(url, entries);
    const admin = await connect(url);
    const [{ n }] = (await admin.query('SELECT count(*)::int AS n FROM buku_entri')).rows;
    console.log(`${n.toLocaleString('en')} entries`);
    const rows = await measure(url, admin);
    for (const one of rows) console.log(told(one));
    await admin.end();
    await dropDatabase(server.admin, NAME);
    return rows.every(({ value, limit }) => value <= limit) ? 0 : 1;
  } finally {
    await server.stop();
  }
});
