#!/usr/bin/env node
// npm run restore -- --from DIR --data PGDATA [--until "2026-11-20 16:59:00+07"]: makes a data folder from the last
// backup and the received log. The server that is started on it replays up to the end of the log (or to that moment),
// then opens. It never touches a folder that is not empty.
import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { postgresUser } from './lib/postgres-user.mjs';
import { Stop, runTool } from './lib/stop.mjs';

/** The newest backup that was finished, and that is not younger than the moment that is wanted. */
function chosenBase(home, until) {
  const bases = path.join(home, 'basis');
  const finished = (existsSync(bases) ? readdirSync(bases) : [])
    .sort()
    .reverse()
    .map((name) => ({ folder: path.join(bases, name), note: path.join(bases, name, 'catatan.json') }))
    .filter(({ note }) => existsSync(note))
    .map((one) => ({ ...one, ...JSON.parse(readFileSync(one.note, 'utf8')) }));
  const base = finished.find(({ selesai }) => !until || new Date(selesai) <= until);
  if (!base) throw new Stop('Tidak ada cadangan yang selesai sebelum waktu itu.');
  return base;
}

/** The last segment is not full; padded with zeros it is what PostgreSQL expects at the end of its log. */
function completePartials(wal) {
  for (const name of readdirSync(wal).filter((file) => file.endsWith('.partial'))) {
    const full = path.join(wal, name.slice(0, -'.partial'.length));
    if (!existsSync(full)) copyFileSync(path.join(wal, name), full);
  }
}

const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

/** Copied beside the data, so that the server's own user can read it and the backup stays as it was. */
function placeLog(home, data) {
  const place = `${data}.wal`;
  mkdirSync(place, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(path.join(home, 'wal')))
    copyFileSync(path.join(home, 'wal', name), path.join(place, name));
  completePartials(place);
  return place;
}

function writeRecovery(data, wal, until) {
  const settings = {
    restore_command: `cp "${wal}/%f" "%p"`,
    recovery_target_timeline: 'latest',
    recovery_target_action: 'promote',
    ...(until ? { recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00') } : {}),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quoted(value)}\n`);
  appendFileSync(path.join(data, 'postgresql.auto.conf'), lines.join(''));
  writeFileSync(path.join(data, 'recovery.signal'), '');
}

await runTool(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, data: { type: 'string' }, until: { type: 'string' } },
  });
  if (!values.from || !values.data) throw new Stop('Isi --from DIR (cadangan) dan --data DIR (folder data baru).');
  const until = values.until ? new Date(values.until) : undefined;
  if (until && Number.isNaN(until.getTime())) throw new Stop(`--until bukan waktu: ${values.until}`);
  const [home, data] = [path.resolve(values.from), path.resolve(values.data)];
  if (existsSync(data) && readdirSync(data).length > 0) throw new Stop(`${data} tidak kosong.`);
  const base = chosenBase(home, until);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', path.join(base.folder, 'basis.tar'), '-C', data]);
  const wal = placeLog(home, data);
  writeRecovery(data, wal, until);
  const user = postgresUser();
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, data, wal]);
  console.log(`${data} dipulihkan dari ${base.folder}; mulai PostgreSQL di atasnya untuk memutar WAL.`);
});
