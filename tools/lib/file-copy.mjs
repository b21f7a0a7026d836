import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

/** Copies what is not there yet. Objects are written once and never changed, so the name says it. */
export function copyNew(from, to) {
  if (!existsSync(from)) return 0;
  const found = readdirSync(from, { recursive: true }).filter((name) => statSync(path.join(from, name)).isFile());
  const missing = found.filter((name) => !existsSync(path.join(to, name)));
  for (const name of missing) {
    const target = path.join(to, name);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(from, name), `${target}.baru`);
    renameSync(`${target}.baru`, target); // half a copy never carries the name
  }
  return missing.length;
}
