import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './paths.mjs';

const page = readFileSync(inRoot('docs/security.md'), 'utf8');
const SHORT = {
  serangan: 'apps/api/test/serangan',
  http: 'apps/api/test/http',
  fuzz: 'apps/api/test/fuzz',
  medium: 'apps/api/test/medium',
  domain: 'packages/domain/src',
  platform: 'apps/api/src/platform',
  modules: 'apps/api/src/modules',
};
const full = (name) => {
  const [first, ...rest] = name.split('/');
  return [SHORT[first] ?? first, ...rest].join('/');
};

it('every test that docs/security.md names is there', () => {
  const named = [...page.matchAll(/`([\w./-]+\.spec\.(?:tsx?|mjs))`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !existsSync(inRoot(full(name))))).toEqual([]);
});

it('every line of its tables names a test or a drill', () => {
  const lines = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (in force|-+) /.test(line));
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.filter((line) => !/\.spec\.(tsx?|mjs)`|`npm run [\w:]+`/.test(line.split('|').at(-2)))).toEqual([]);
});

it('every command that it names is one', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const named = [...page.matchAll(/`npm (?:run )?([\w:]+)`/g)].map(([, name]) => name);
  expect(named.filter((name) => !scripts[name])).toEqual([]);
});
