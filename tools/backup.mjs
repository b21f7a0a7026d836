#!/usr/bin/env node
// npm run backup -- --to DIR: a copy of the running database, then of the file store. The log that makes the copy whole
// comes from `npm run backup:wal`, which must be running on the same DIR.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { takeBaseBackup } from './lib/base-backup.mjs';
import { copyNew } from './lib/file-copy.mjs';
import { replicationClient } from './lib/replication.mjs';
import { seconds } from './lib/run.mjs';
import { Stop, runTool } from './lib/stop.mjs';
import { parseLsn, segmentsBetween } from './lib/wal.mjs';

const LOG_WITHIN_MS = 60_000;

/** A copy without its log cannot be restored: it does not count as a backup before the log is here. */
async function untilLogIsHere(folder, { timeline, from, to }) {
  const names = segmentsBetween(timeline, parseLsn(from), parseLsn(to));
  const missing = () =>
    names.filter((name) => !existsSync(path.join(folder, name)) && !existsSync(path.join(folder, `${name}.partial`)));
  for (const end = Date.now() + LOG_WITHIN_MS; missing().length > 0; await sleep(200)) {
    if (Date.now() > end)
      throw new Stop(`WAL ${missing().join(', ')} tidak diterima; jalankan npm run backup:wal pada folder yang sama.`);
  }
}

await runTool(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const url = process.env.DATABASE_URL;
  if (!values.to || !url) throw new Stop('Isi --to DIR dan DATABASE_URL (peran dengan hak REPLICATION).');
  const began = performance.now();
  const home = path.resolve(values.to);
  const folder = path.join(home, 'basis', new Date().toISOString().replace(/[:.]/g, '-'));
  mkdirSync(folder, { recursive: true, mode: 0o750 });
  const client = await replicationClient(url, 'sinas_basis');
  const base = await takeBaseBackup(
    client,
    path.join(folder, 'basis.tar'),
    path.join(folder, 'backup_manifest'),
  ).finally(() => client.end().catch(() => undefined));
  await untilLogIsHere(path.join(home, 'wal'), base);
  // the database first: an object without its row is harmless, a row without its object is not
  const objects = process.env.S3_ENDPOINT
    ? null
    : copyNew(path.resolve(process.env.BERKAS_DIR || '.data/berkas'), path.join(home, 'berkas'));
  const note = { ...base, selesai: new Date().toISOString(), objek: objects };
  writeFileSync(path.join(folder, 'catatan.json'), JSON.stringify(note, null, 2)); // last: without it, it is no backup
  console.log(`${folder}: ${(base.bytes / 1_048_576).toFixed(0)} MB, WAL ${base.from}-${base.to}, ${seconds(began)}`);
  console.log(objects === null ? 'Objek S3 tidak disalin: pakai replikasi bucket.' : `${objects} objek baru disalin.`);
});
