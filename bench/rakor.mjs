#!/usr/bin/env node
// npm run bench:rakor [-- --rows=5000]: what a meeting of many rows costs: board, keystroke, preview, and the push of its decisions. Needs a browser.
import { buildFrontEnds, buildServer } from '../tools/lib/build-steps.mjs';
import { dropDatabase, ensureDatabase, migrate } from '../tools/lib/database.mjs';
import { ensureDataFolder, requireFromApi } from '../tools/lib/paths.mjs';
import { runTool } from '../tools/lib/stop.mjs';
import { board as boardOf } from './lib/board.mjs';
import { openServer, seedRules } from './lib/database.mjs';
import { actor, fill, meeting, sign } from './lib/meeting.mjs';
import { FILES, papers, PAPERS, signingService } from './lib/papers.mjs';

const NAME = 'sinas_bench_rakor';
/** On the clock, milliseconds; `push` for 5,000 files. */
const LIMIT = { board: 1_000, opened: 1_000, keystroke: 50, cell: 50, preview: 200, push: 180_000, papers: 1_200_000 };
const ROUNDS = 5;

async function median(call) {
  const times = [];
  for (let n = 0; n <= ROUNDS; n++) {
    const began = performance.now();
    await call(n);
    if (n > 0) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
}

/** Signed, then every decision is pushed. */
async function push(client, id, sekre, get) {
  const { TerapService } = requireFromApi('./dist/modules/rakor/terap/terap.service.js');
  const began = performance.now();
  await sign(client, id, sekre, get);
  const signed = performance.now() - began;
  const open = async () => (await client.query(`SELECT count(*)::int AS n FROM rakor_terap WHERE status = 'MENUNGGU'`)).rows[0].n; // prettier-ignore
  const start = performance.now();
  for (let ke = 0; (await open()) > 0; ke++)
    await get(TerapService).run({ payload: { id_rakor: id, aksi: 'terap', ke }, percobaan: 1, mungkinSudah: false, terakhir: false, selesai: async () => undefined }); // prettier-ignore
  return { signed, pushed: performance.now() - start };
}

async function measure(url, client, rows) {
  const { readConfig } = requireFromApi('./dist/platform/config/config.js');
  const simulators = await signingService();
  const { createApp } = requireFromApi('./dist/http/create-app.js');
  const { PapanRapatService } = requireFromApi('./dist/modules/rakor/papan/papan.service.js');
  const { TentukanService } = requireFromApi('./dist/modules/rakor/papan/tentukan.service.js');
  process.env.LOG_LEVEL = 'silent';
  const app = await createApp(
    readConfig({ ...process.env, DATABASE_URL: url, BERKAS_DIR: FILES, OIDC_JWKS_FILE: '', ...simulators.env }),
  );
  await app.listen(0, '127.0.0.1');
  const get = (kelas) => app.get(kelas, { strict: false });
  const sekre = actor('SEKRE_RAKOR', '128');
  const { id, garis } = await meeting(client, sekre, get);
  const first = (await client.query(`SELECT id_baris, versi FROM rakor_baris ORDER BY id_baris LIMIT 1`)).rows[0];
  const board = await median(async () => JSON.stringify(await get(PapanRapatService).isi(sekre, garis)).length);
  const bulk = { id_rakor: id, id_garis: garis, cara: 'PLAFON', nilai: String(rows * 300), pratinjau: true };
  const preview = await median(() => get(TentukanService).semua(sekre, bulk));
  const cell = await median(
    (n) =>
    get(TentukanService).baris(sekre, { id_rakor: id, jenis: 'baris', id_baris: String(first.id_baris), versi: Number(first.versi) + n, penetapan: String(n + 1), kd_alasan: 'A04' }), // prettier-ignore
  );
  // Another secretary determines all rows at once while one types.
  const meanwhile = async () => {
    const agreed = { id_rakor: id, id_garis: garis, cara: 'SETUJU_REKOMENDASI', versi: 1, pratinjau: false };
    await get(TentukanService).semua(sekre, agreed);
    await new Promise((heard) => setTimeout(heard, 2_000));
  };
  const seen = await boardOf(client, await app.getUrl(), sekre, { id, meanwhile });
  const { signed, pushed } = await push(client, id, sekre, get);
  const paper = await papers(client, get);
  await app.close();
  simulators.stop();
  return [
    [`board of ${rows} rows`, board, LIMIT.board],
    ['the same, opened in a browser', seen.opened, LIMIT.opened],
    ['a key there, until it is seen', seen.keystroke, LIMIT.keystroke],
    ['one cell stored', cell, LIMIT.cell],
    [`preview of PLAFON over ${rows} rows`, preview, LIMIT.preview],
    [`last signature over ${rows} rows`, signed, null],
    [`push of ${rows} decisions`, pushed, (LIMIT.push * rows) / 5_000],
    [`their papers, by the first ${PAPERS}`, paper * rows, (LIMIT.papers * rows) / 5_000],
  ];
}

await runTool(async () => {
  const rows = Number(process.argv.find((a) => a.startsWith('--rows='))?.slice(7) ?? 5_000);
  ensureDataFolder();
  await buildServer();
  await buildFrontEnds();
  const server = await openServer();
  try {
    await dropDatabase(server.admin, NAME);
    await ensureDatabase(server.admin, NAME);
    const url = server.url(NAME);
    await migrate(url);
    await seedRules(url);
    const client = await fill(url, rows);
    const results = await measure(url, client, rows);
    for (const [what, value, limit] of results)
      console.log(`${what.padEnd(40)} ${value.toFixed(0).padStart(8)} ms${limit === null ? '' : ` of ${limit.toFixed(0)}  ${value <= limit ? 'holds' : 'missed'}`}`); // prettier-ignore
    await client.end();
    await dropDatabase(server.admin, NAME);
    return results.every(([, value, limit]) => limit === null || value <= limit) ? 0 : 1;
  } finally {
    await server.stop();
  }
});
