// What an export of 100,000 rows, and a template of 10,000, take of the worker's memory: against fixed figures.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inData, inRoot } from '../tools/lib/paths.mjs';
import { loadSecrets } from '../tools/lib/secrets.mjs';
import { WORKER_HEAP } from '../tools/lib/stack.mjs';
import { Stop } from '../tools/lib/stop.mjs';
import { connect, prepare } from './lib/database.mjs';
import { entry, print } from './lib/report.mjs';

const ROWS = 100_000;
const QUICK_ROWS = 25_000;
/** Growth of the process while it writes, MB. */
const EXPORT_MB = 150;
const TEMPLATE_MB = 100;
const TEMPLATE_ROWS = 10_000;

const fixedLimit = (work, limit, ours) =>
  entry(work, { limit: { cpu: limit }, ours: { cpu: ours }, ratio: ours / limit });

function child(args, env) {
  return new Promise((resolve, reject) => {
    const started = fork(inRoot('bench/lib/ekspor-ours.mjs'), args, {
      env: { ...process.env, ...env },
      execArgv: [WORKER_HEAP],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let answer;
    started.on('message', (message) => (answer = message));
    started.on('exit', (code) =>
      answer ? resolve(answer) : reject(new Stop(`bench/lib/ekspor-ours.mjs berakhir dengan kode ${code}.`)),
    );
  });
}

/** The widest draft that there is, with so many rows that differ in what they are. */
async function longFile(client) {
  const { rows } = await client.query(
    `SELECT p.id, p.dibuat_oleh, b.id AS baris FROM pengajuan p JOIN baris b ON b.id_pengajuan = p.id AND b.jenis = 'barang'
     WHERE p.kd_status = '00' ORDER BY p.id, b.id LIMIT 1`,
  );
  const [{ id, dibuat_oleh: user, baris }] = rows;
  await client.query(
    `INSERT INTO baris (id_pengajuan, jenis, seri, data, uraian, hs, satuan, jml, kunci)
     SELECT id_pengajuan, jenis, 1000 + n, data || jsonb_build_object('uraian_barang', 'Barang ' || n), 'Barang ' || n, hs, satuan, jml,
       md5(n::text) FROM baris, generate_series(1, $2::int) n WHERE id = $1
     AND (SELECT count(*) FROM baris WHERE id_pengajuan = $3) < $2`,
    [baris, TEMPLATE_ROWS, id],
  );
  return { id: String(id), user };
}

export async function measureEkspor(server, options) {
  const wanted = (work) => !options.only || options.only.includes(work) || options.only.includes('ekspor');
  if (!['ekspor-xlsx-mb', 'ekspor-csv-mb', 'templat-mb'].some(wanted)) return [];
  const files = options.quick ? QUICK_ROWS : ROWS;
  const name = options.quick ? 'sinas_bench_ekspor_cepat' : 'sinas_bench_ekspor';
  // Some are drafts, which nobody but their owners counts.
  const url = await prepare(server, name, { files: Math.ceil(files * 1.25), firms: 1_000, big: 0 });
  const client = await connect(url);
  const folder = mkdtempSync(path.join(tmpdir(), 'sinas-ekspor-'));
  const env = {
    ...loadSecrets(inData('bench/rahasia.json')),
    DATABASE_URL: url,
    BERKAS_DIR: folder,
    NODE_ENV: 'development',
    METRIK_PORT: '0',
  };
  const results = [];
  const add = (result) => {
    print(result);
    results.push(result);
  };
  try {
    // Somebody who sees all files.
    const { rows } = await client.query(
      `UPDATE pengguna SET kode_peran = 'LNSW_OPERATOR', kd_ga = NULL, id_organisasi = NULL
       WHERE id = (SELECT id FROM pengguna WHERE kode_peran IN ('LNSW_OPERATOR', 'KL_VERIFIKATOR') ORDER BY kode_peran DESC, username DESC LIMIT 1)
       RETURNING id`,
    );
    for (const format of ['xlsx', 'csv']) {
      if (!wanted(`ekspor-${format}-mb`)) continue;
      const { rows: made, ms, mb } = await child([format, String(files * 0.9), rows[0].id], env);
      console.log(`ekspor ${format}: ${made} baris, ${ms} ms`);
      add(fixedLimit(`ekspor-${format}-mb`, EXPORT_MB, mb));
    }
    if (wanted('templat-mb')) {
      const { id, user } = await longFile(client);
      add(fixedLimit('templat-mb', TEMPLATE_MB, (await child(['template', id, user], env)).mb));
    }
    return results;
  } finally {
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
