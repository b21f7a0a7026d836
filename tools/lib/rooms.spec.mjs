import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.mjs';

const MOST = 15;
const SOURCES = [
  'apps/api/src',
  'apps/web/src',
  'apps/admin/src',
  'packages/api-client/src',
  'packages/domain/src',
  'packages/formulir/src',
  'packages/ui/src',
  'simulators/src',
  'workers/src',
];
/** What a room is known by: its tests and sheets of style stand beside what they are of. */
const counts = (name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$|^test-/.test(name);

function rooms(folder) {
  const entries = readdirSync(inRoot(folder), { withFileTypes: true });
  const here = entries.filter((e) => e.isFile() && counts(e.name)).length;
  const below = entries.filter((e) => e.isDirectory()).flatMap((e) => rooms(path.posix.join(folder, e.name)));
  return [{ folder, files: here }, ...below];
}

describe('14.9 rooms say what happens in them', () => {
  it.each(SOURCES)(`%s: none with more than ${MOST} files`, (folder) => {
    const all = rooms(folder);
    expect(all.reduce((sum, room) => sum + room.files, 0)).toBeGreaterThan(0);
    expect(all.filter((room) => room.files > MOST)).toEqual([]);
  });
});

/** Every program of the project that somebody wrote: a longer one says more than its name. */
describe('files are short', () => {
  const LONGEST = 400;
  const program = (name) => /\.(ts|tsx|mjs|cjs)$/.test(name) && !/\.d\.ts$/.test(name);
  const below = (folder) =>
    readdirSync(inRoot(folder), { withFileTypes: true })
      .filter((e) => !['node_modules', 'dist', 'generated'].includes(e.name) && !e.name.startsWith('.'))
      .flatMap((e) => {
        const name = path.posix.join(folder, e.name);
        return e.isDirectory() ? below(name) : program(e.name) ? [name] : [];
      });
  it.each(['apps', 'packages', 'workers', 'simulators', 'prisma', 'tools', 'faults', 'e2e', 'bench'])(
    `%s: none with more than ${LONGEST} lines`,
    (room) => {
      const files = below(room).map((file) => [file, readFileSync(inRoot(file), 'utf8').trimEnd().split('\n').length]);
      expect(files.length).toBeGreaterThan(0);
      expect(files.filter(([, lines]) => lines > LONGEST)).toEqual([]);
    },
  );
});

const HOMES = { api: 'apps/api/src', domain: 'packages/domain/src', ui: 'packages/ui/src' };
const there = (file) => ['', '.ts', '.tsx'].some((end) => existsSync(inRoot(file + end)));

/** What is loaded by name is seen by no checker of types. */
describe('commands name files that are there', () => {
  it.each(['bench', 'faults', 'tools', 'e2e'])('%s', (room) => {
    const named = readdirSync(inRoot(room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(mjs|cjs|ts)$/.test(file) && !file.includes('node_modules'))
      .flatMap((file) => [
        ...readFileSync(inRoot(room, file), 'utf8').matchAll(/['"]@sinas\/(api|domain|ui)\/([\w./-]+)['"]/g),
      ])
      .map(([, home, rest]) => `${HOMES[home]}/${rest}`);
    expect(named.filter((file) => !there(file))).toEqual([]);
  });
});
