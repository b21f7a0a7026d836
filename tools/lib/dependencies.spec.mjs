import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingPackages } from './dependencies.mjs';

describe('what npm ci would have to install', () => {
  let folder;
  const file = (name, packages) => {
    const full = path.join(folder, name);
    writeFileSync(full, JSON.stringify({ packages }));
    return full;
  };
  const a = { version: '1.0.0' };

  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'sinas-tools-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is everything when nothing was installed', () => {
    expect(missingPackages(file('lock.json', {}), path.join(folder, 'none.json'))).toEqual(['node_modules']);
  });

  it('is nothing when the versions agree, whatever the times of the files', () => {
    const lock = file('lock.json', { '': { version: '9' }, 'node_modules/a': a, 'apps/api': { version: '0' } });
    expect(missingPackages(lock, file('installed.json', { 'node_modules/a': a }))).toEqual([]);
  });

  it('names a package that is absent or has another version', () => {
    const lock = file('lock.json', { 'node_modules/a': a, 'node_modules/b': { version: '2.0.0' } });
    expect(missingPackages(lock, file('installed.json', { 'node_modules/b': { version: '1.9.9' } }))).toEqual([
      'node_modules/a',
      'node_modules/b',
    ]);
  });

  it('does not ask for programs of another platform', () => {
    const lock = file('lock.json', { 'node_modules/x-darwin': { version: '1', optional: true } });
    expect(missingPackages(lock, file('installed.json', {}))).toEqual([]);
  });
});
