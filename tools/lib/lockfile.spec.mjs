import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.mjs';

const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
const root = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
/** Packages that come from elsewhere; those of our own are links. */
const fetched = Object.entries(lock.packages).filter(
  ([where, entry]) => where.includes('node_modules/') && !entry.link,
);

describe('the lock file', () => {
  it('knows many packages', () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(fetched.length).toBeGreaterThan(500);
  });

  it('has a strong integrity for every package that is fetched', () => {
    expect(fetched.filter(([, p]) => !/^sha(512|384|256)-/.test(p.integrity ?? '')).map(([where]) => where)).toEqual(
      [],
    );
  });

  it('names no address that a package comes from: the registry is chosen where it is installed', () => {
    expect(fetched.filter(([, p]) => p.resolved !== undefined).map(([where]) => where)).toEqual([]);
    expect(readFileSync(inRoot('package-lock.json'), 'utf8')).not.toMatch(/git\+|https?:\/\/[^"]*\.tgz/);
  });

  it('agrees with what package.json asks for, and nobody asks for an address', () => {
    for (const [where, entry] of Object.entries(lock.packages)) {
      if (where.includes('node_modules/')) continue;
      const asked = JSON.parse(readFileSync(inRoot(where, 'package.json'), 'utf8'));
      for (const kind of ['dependencies', 'devDependencies']) {
        expect([where, entry[kind] ?? {}]).toEqual([where, asked[kind] ?? {}]);
        expect(Object.values(asked[kind] ?? {}).filter((v) => /^(git|https?|file):/.test(v))).toEqual([]);
      }
    }
    expect(root.private).toBe(true);
  });
});
