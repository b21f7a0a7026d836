#!/usr/bin/env node
// node bench/excel.mjs [--rows 100000] [--rounds 3] [--inline] [--database-url postgresql://...]: what an Excel import
// costs against a streaming scan of the same workbook with COPY of its raw texts. The limit and we run in turns.
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildServer } from '../tools/lib/build-steps.mjs';
import { dropDatabase, ensureDatabase, migrate } from '../tools/lib/database.mjs';
import { ensureDataFolder, inData, inRoot } from '../tools/lib/paths.mjs';
import { anyFreePort } from '../tools/lib/ports.mjs';
import { startPostgres } from '../tools/lib/postgres.mjs';
import { lastLines, runNode } from '../tools/lib/run.mjs';
import { WORKER_HEAP } from '../tools/lib/stack.mjs';
import { runTool, Stop } from '../tools/lib/stop.mjs';

const ROWS = 100_000;
const QUICK_ROWS = 10_000;
const DATABASE = 'sinas_bench_excel';

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** One process for one work: it answers with one message. */
function child(name, args, env) {
  return new Promise((resolve, reject) => {
    const started = fork(inRoot('bench/lib', name), args, {
      env: { ...process.env, ...env },
      execArgv: process.env.BENCH_NODE_OPTIONS?.split(' ') ?? [WORKER_HEAP],
      stdio: ['ignore', process.env.BENCH_STDOUT ? 'inherit' : 'ignore', 'inherit', 'ipc'],
    });
    let answer;
    started.on('message', (message) => (answer = message));
    started.on('error', reject);
    started.on('exit', (code) =>
      answer ? resolve(answer) : reject(new Stop(`bench/lib/${name} berakhir dengan kode ${code}.`)),
    );
  });
}

async function openDatabase(adminUrl) {
  mkdirSync(inData('bench'), { recursive: true, mode: 0o755 });
  if (adminUrl) return { admin: adminUrl, stop: async () => undefined };
  const server = await startPostgres({
    dir: inData('bench/pg-excel'),
    port: await anyFreePort(),
    trust: true,
    settings: {
      shared_buffers: '512MB',
      max_wal_size: '4GB',
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
    },
    logFile: inData('bench/pg-excel.log'),
  });
  return { admin: server.url(), stop: () => server.stop('SIGINT') };
}

async function prepare(admin) {
  const url = Object.assign(new URL(admin), { pathname: `/${DATABASE}` }).href;
  await dropDatabase(admin, DATABASE);
  await ensureDatabase(admin, DATABASE);
  await migrate(url);
  const seeded = await runNode([inRoot('prisma/dist/seed/index.js')], {
    env: { DATABASE_URL: url, DEMO: '0', NODE_ENV: 'development' },
    logFile: inData('bench/seed-excel.log'),
  });
  if (seeded.code !== 0) throw new Stop('Pengisian aturan gagal.', { detail: lastLines(seeded.output) });
  return url;
}

/** Every round has a draft and a workbook of its own; the first round also warms the server's memory. */
async function round(url, dir, { rows, kind }) {
  const env = { DATABASE_URL: url, BERKAS_DIR: path.join(dir, 'berkas'), LOG_LEVEL: 'error', NODE_ENV: 'development' };
  const file = path.join(dir, 'tolok-ukur.xlsx');
  const book = await child('excel-book.mjs', [file, String(rows), kind], env);
  const limit = await child('excel-limit.mjs', [file, url], env);
  const ours = await child('excel-ours.mjs', [book.id], env);
  if (limit.stored !== rows || ours.stored !== rows)
    throw new Stop(`${rows} baris, limit menyimpan ${limit.stored}, kita ${ours.stored}: ${ours.message}`);
  return {
    limit_ms: limit.ms,
    floor_ms: limit.floor_ms,
    ours_ms: ours.ms,
    ours_cpu_ms: ours.cpu_ms,
    peak_mb: ours.peak_mb,
    idle_mb: ours.idle_mb,
    upload_ms: book.upload_ms,
    book_mb: +(book.bytes / 2 ** 20).toFixed(1),
  };
}

/** `limit`, `ours`: milliseconds of wall time, medians of the rounds; `peakMb`: of the process that imports, the highest. */
export async function measureExcel({ databaseUrl, quick = false, rows, rounds, kind = 'shared', onRound } = {}) {
  const size = rows ?? (quick ? QUICK_ROWS : ROWS);
  const database = await openDatabase(databaseUrl ?? process.env.BENCH_DATABASE_URL);
  const dir = mkdtempSync(path.join(tmpdir(), 'sinas-bench-excel-'));
  try {
    const url = await prepare(database.admin);
    const results = [];
    for (let i = 0; i < (rounds ?? (quick ? 1 : 3)); i++) {
      const result = await round(url, dir, { rows: size, kind });
      onRound?.(result);
      results.push(result);
    }
    const [limit, ours] = [median(results.map((r) => r.limit_ms)), median(results.map((r) => r.ours_ms))];
    const ratios = results.map((r) => r.ours_ms / r.limit_ms);
    return {
      rows: size,
      limit,
      ours,
      floor: median(results.map((r) => r.floor_ms)),
      ratio: median(ratios),
      ratios,
      peakMb: Math.max(...results.map((r) => r.peak_mb)),
    };
  } finally {
    rmSync(dir, { recursive: true, force: true });
    await dropDatabase(database.admin, DATABASE).catch(() => undefined);
    await database.stop();
  }
}

if (process.argv[1] === import.meta.filename)
  await runTool(async () => {
    const { values } = parseArgs({
      options: {
        rows: { type: 'string', default: String(ROWS) },
        rounds: { type: 'string', default: '3' },
        inline: { type: 'boolean' },
        'database-url': { type: 'string' },
      },
    });
    ensureDataFolder();
    await buildServer();
    const r = await measureExcel({
      databaseUrl: values['database-url'],
      rows: Number(values.rows),
      rounds: Number(values.rounds),
      kind: values.inline ? 'inline' : 'shared',
      onRound: (one) => console.log(JSON.stringify(one)),
    });
    console.log(
      JSON.stringify({
        work: 'excel',
        rows: r.rows,
        limit_ms: r.limit,
        floor_ms: r.floor,
        ours_ms: r.ours,
        ratio: +r.ratio.toFixed(2),
        ratios: r.ratios.map((x) => +x.toFixed(2)),
        peak_mb: r.peakMb,
      }),
    );
  });
