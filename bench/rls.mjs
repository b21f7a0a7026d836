#!/usr/bin/env node
// node bench/rls.mjs: what row-level security would cost on the list of a typical firm, against the same list without it.
import { dropDatabase } from '../tools/lib/database.mjs';
import { ensureDataFolder } from '../tools/lib/paths.mjs';
import { runTool } from '../tools/lib/stop.mjs';
import { sample, spentBetween } from './lib/cpu.mjs';
import { connect, openServer, prepare } from './lib/database.mjs';

const SIZE = { files: 200_000, firms: 4_000, big: 20_000 };
const NAME = 'sinas_bench_rls';
const ROUNDS = 12;
const PER_ROUND = 400;
const SETUP = [
  'DROP ROLE IF EXISTS bench_rls',
  `CREATE ROLE bench_rls LOGIN`,
  'GRANT USAGE ON SCHEMA public TO bench_rls',
  'GRANT SELECT ON ALL TABLES IN SCHEMA public TO bench_rls',
  'ALTER TABLE pengajuan ENABLE ROW LEVEL SECURITY',
  `CREATE POLICY firma ON pengajuan TO bench_rls USING (id_organisasi = current_setting('sinas.organisasi')::uuid)`,
];
const LIST = {
  name: 'daftar',
  text: `SELECT p.id, p.no_aju, p.kd_status, p.jml_total, p.created_at, o.nama FROM pengajuan p JOIN organisasi o ON o.id = p.id_organisasi
    WHERE p.id_organisasi = $1 AND NOT p.fl_arsip ORDER BY p.created_at DESC, p.id DESC LIMIT 20`,
};
const setLocal = { name: 'lokal', text: `SELECT set_config('sinas.organisasi', $1::text, true)` };
const setSession = { name: 'sesi', text: `SELECT set_config('sinas.organisasi', $1::text, false)` };

const WAYS = {
  'without RLS': (c, firm) => c.query({ ...LIST, values: [firm] }),
  'RLS, set for the transaction': async (c, firm) => {
    await c.query('BEGIN');
    await c.query({ ...setLocal, values: [firm] });
    const rows = await c.query({ ...LIST, values: [firm] });
    await c.query('COMMIT');
    return rows;
  },
  'RLS, set for the connection before each query': async (c, firm) => {
    await c.query({ ...setSession, values: [firm] });
    return c.query({ ...LIST, values: [firm] });
  },
};

async function measure(admin, url) {
  const firms = (await admin.query(`SELECT id::text FROM organisasi WHERE nama LIKE 'PT Tolok Ukur %' LIMIT 500`)).rows;
  const ways = [];
  for (const [name, run] of Object.entries(WAYS)) {
    const own = new URL(url);
    if (name !== 'without RLS') own.username = 'bench_rls';
    own.searchParams.set('application_name', name.replaceAll(' ', '-'));
    ways.push({ name, run, client: await connect(own.href), cpu: 0, wall: 0 });
  }
  for (let round = 0; round <= ROUNDS; round++)
    for (const way of ways) {
      const server = { pid: process.pid, alone: true, label: way.name.replaceAll(' ', '-') };
      const [before, began] = [await sample(admin, server), performance.now()];
      for (let n = 0; n < PER_ROUND; n++) await way.run(way.client, firms[(n * 7) % firms.length].id);
      const [after, ended] = [await sample(admin, server), performance.now()];
      if (round === 0) continue; // plans and caches
      const { server: ours, database } = spentBetween(before, after);
      way.cpu += ours + database;
      way.wall += ended - began;
    }
  const [base] = ways;
  for (const { name, cpu, wall } of ways) {
    const each = (ms) => (ms / (ROUNDS * PER_ROUND)).toFixed(3);
    console.log(`${name.padEnd(48)} CPU ${each(cpu)} ms (${(cpu / base.cpu).toFixed(2)}x)  wall ${each(wall)} ms`);
  }
  for (const { client } of ways) await client.end();
}

await runTool(async () => {
  ensureDataFolder();
  const server = await openServer();
  try {
    const url = await prepare(server, NAME, SIZE);
    const admin = await connect(url);
    for (const statement of SETUP) await admin.query(statement);
    await measure(admin, url);
    await admin.query('DROP OWNED BY bench_rls');
    await admin.query('DROP ROLE bench_rls');
    await admin.end();
    await dropDatabase(server.admin, NAME);
  } finally {
    await server.stop();
  }
});
