import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, inState } from './paths.mjs';

const SKIP = new Set(['node_modules', 'dist', '.data', 'coverage']);

/** Every file below a folder (or the file itself), as paths from the project's root. */
export function filesOf(relative) {
  const full = inRoot(relative);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [relative];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !SKIP.has(entry.name))
    .flatMap((entry) => filesOf(path.posix.join(relative, entry.name)))
    .sort();
}

export const hashOf = (relative) =>
  createHash('sha1')
    .update(readFileSync(inRoot(relative)))
    .digest('hex');

export function fingerprint(sources, extra = '') {
  const hash = createHash('sha1').update(extra);
  for (const file of sources.flatMap(filesOf)) hash.update(`${file}\0${hashOf(file)}\0`);
  return hash.digest('hex');
}

const stampFile = (name) => inState('stempel', `${name}.json`);

export function readStamp(name) {
  try {
    return JSON.parse(readFileSync(stampFile(name), 'utf8'));
  } catch {
    return undefined; // never built, or the stamp was cut short: build again
  }
}

export function writeStamp(name, value) {
  mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), JSON.stringify(value));
}
