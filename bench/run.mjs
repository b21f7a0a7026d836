#!/usr/bin/env node
// npm run bench [-- --quick] [--only list,one]: what our work costs against the least that it can cost.
import { existsSync } from 'node:fs';
import { buildServer } from '../tools/lib/build-steps.mjs';
import { ensureDataFolder, inRoot } from '../tools/lib/paths.mjs';
import { seconds } from '../tools/lib/run.mjs';
import { runTool } from '../tools/lib/stop.mjs';
import { connect, openServer, prepare } from './lib/database.mjs';
import { compare } from './lib/measure.mjs';
import { entry, failed, print, save } from './lib/report.mjs';
import { startApi, startLimit } from './lib/servers.mjs';
import { keepCounts } from './lib/pantauan.mjs';
import { readOptions, SMALL } from './lib/settings.mjs';
import { works } from './lib/works.mjs';
import { measureEkspor } from './ekspor.mjs';
import { measureReferensi } from './referensi.mjs';

/** The bare inserts have no history and may go; what the API created stays, with firms that nothing else measures. */
const CLEAN = `DELETE FROM pengajuan p USING organisasi o WHERE o.id = p.id_organisasi AND o.nama LIKE 'PT Tolok Ukur Baru %'
  AND NOT EXISTS (SELECT 1 FROM riwayat r WHERE r.id_pengajuan = p.id)`;

async function measureAll(options, servers, client, smallClient) {
  const results = [];
  const letGo = await keepCounts(client);
  try {
    for (const { work, sides, every = 1 } of await works(servers, client, smallClient, options)) {
      if (options.only && !options.only.includes(work)) continue;
      const requests = Math.ceil(options.requests / every);
      const warm = Math.ceil(options.warm / every);
      const result = entry(work, await compare(client, sides, { ...options, requests, warm }));
      print(result);
      results.push(result);
    }
  } finally {
    letGo();
  }
  await client.query(CLEAN);
  return results;
}

async function files(server, options, open) {
  if (options.only?.every((work) => /^(ref|ekspor|templat)/.test(work))) return [];
  const smallUrl = await prepare(server, 'sinas_bench_kecil', SMALL);
  const url = await prepare(server, options.quick ? 'sinas_bench_cepat' : 'sinas_bench', options);
  const servers = {};
  for (const [name, start] of [
    ['limit', () => startLimit(url)],
    ['api', () => startApi(url, 'bench-api')],
    ['small', () => startApi(smallUrl, 'bench-api-kecil')],
  ]) {
    servers[name] = await start();
    open.unshift(servers[name]);
  }
  const clients = [await connect(url), await connect(smallUrl)];
  open.unshift(...clients.map((client) => ({ stop: () => client.end() })));
  return measureAll(options, servers, ...clients);
}

async function referensi(server, options) {
  if (options.only && !options.only.some((work) => work.startsWith('ref'))) return [];
  return measureReferensi(server, options);
}

async function excel(options) {
  if (options.only && !options.only.includes('excel')) return [];
  const file = inRoot('bench/excel.mjs');
  if (!existsSync(file)) {
    console.log('excel: bench/excel.mjs tidak ada, tidak diukur.');
    return [];
  }
  const { measureExcel } = await import(file);
  const { limit, ours, peakMb } = await measureExcel({ quick: options.quick });
  const result = { ...entry('excel', { limit: { cpu: limit }, ours: { cpu: ours }, ratio: ours / limit }), peakMb };
  print(result);
  return [result];
}

await runTool(async () => {
  const began = performance.now();
  const options = readOptions();
  ensureDataFolder();
  await buildServer();
  const server = await openServer();
  const open = [server];
  try {
    const results = [
      ...(await files(server, options, open)),
      ...(await referensi(server, options)),
      ...(await excel(options)),
      ...(await measureEkspor(server, options)),
    ];
    save(results, options);
    console.log(`Selesai (${seconds(began)}).`);
    return failed(results, options) ? 1 : 0;
  } finally {
    for (const one of open) await one.stop();
  }
});
