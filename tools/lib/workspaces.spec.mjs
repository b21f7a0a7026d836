import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';

const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
const OURS = /^@sinas\//;

/** Every workspace by its name, with what its package.json says that it needs of the others. */
const workspaces = Object.values(lock.packages)
  .filter((entry) => entry.link)
  .map(({ resolved: dir }) => {
    const { name, dependencies, devDependencies } = JSON.parse(readFileSync(inRoot(dir, 'package.json'), 'utf8'));
    return { name, dir, needs: Object.keys({ ...dependencies, ...devDependencies }).filter((one) => OURS.test(one)) };
  });
const needs = new Map(workspaces.map((one) => [one.name, one.needs]));

/** The way from a workspace back to itself, or nothing. */
function circle(name, way = []) {
  if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
  for (const next of needs.get(name) ?? []) {
    const found = circle(next, [...way, name]);
    if (found) return found;
  }
  return undefined;
}

const TESTS_OF_API = 'apps/api/test';
/** A file belongs to the innermost workspace that it lies in; the API's tests to their own, wherever they lie. */
function ownerOf(file) {
  const inside = ({ dir }) => file.startsWith(`${dir}/`);
  const inner = workspaces.filter(inside).sort((a, b) => b.dir.length - a.dir.length)[0];
  const isTest = inner?.dir === 'apps/api' && file.endsWith('.spec.ts');
  return isTest ? workspaces.find(({ dir }) => dir === TESTS_OF_API) : inner;
}

describe('workspaces (ADR 49)', () => {
  it('none needs itself by way of others, in production or in tests', () => {
    expect(workspaces.length).toBeGreaterThan(9);
    expect(workspaces.map(({ name }) => circle(name)).filter(Boolean)).toEqual([]);
  });

  it('each names in its package.json whom it imports', () => {
    const untold = workspaces
      .flatMap(({ dir }) => filesOf(dir))
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => {
        const owner = ownerOf(file);
        const text = readFileSync(inRoot(file), 'utf8');
        const byName = [...text.matchAll(/(?:from |import\()'(@sinas\/[^/']+)/g)].map(([, name]) => name);
        const byPath = [...text.matchAll(/(?:from |import\()'(\.\.\/[^']+)'/g)].map(
          ([, to]) => ownerOf(`${path.posix.join(path.posix.dirname(file), to)}.ts`)?.name,
        );
        return [...byName, ...byPath]
          .filter((name) => name && name !== owner.name && !owner.needs.includes(name))
          .map((name) => `${file}: ${name}`);
      });
    expect([...new Set(untold)]).toEqual([]);
  });
});
