#!/usr/bin/env node
// npm run tabel: no room names a table that another one owns; it reads the SQL that the owner exports (*.sql.ts), or asks it.
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { PEMILIK } from './lib/pemilik-tabel.mjs';
import { runTool } from './lib/stop.mjs';
import { foreignTables, readModels } from './lib/tabel-asing.mjs';

const SOURCES = 'apps/api/src';

const read = (folder, wanted) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => wanted.test(file) && !/\.spec\.ts$|^metadata\.ts$/.test(file))
    .sort()
    .map((file) => [file, readFileSync(inRoot(folder, file), 'utf8')]);

await runTool(() => {
  const schema = read('prisma/schema', /\.prisma$/)
    .map(([, text]) => text)
    .join('\n');
  const workers = read('workers/src', /\.ts$/).map(([file, text]) => [`workers/${file}`, text]);
  const found = foreignTables([...read(SOURCES, /\.ts$/), ...workers], readModels(schema), PEMILIK);
  for (const sentence of found) console.log(`  ${sentence}`);
  console.log(found.length === 0 ? 'Setiap tabel disebut pemiliknya saja.' : `${found.length} pelanggaran.`);
  return found.length === 0 ? 0 : 1;
});
