import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProjectConfiguration } from 'vitest/config';

/**
 * Test files that replace modules need modules of their own; the others share what is loaded once, the page included:
 * half of the time went into loading it anew for each file. For `test.projects` of the vitest configuration in `folder`.
 */
export function projects(folder: string): TestProjectConfiguration[] {
  const sendiri = readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.spec\.tsx?$/.test(file))
    .map((file) => `src/${file}`)
    .filter((file) => /\bvi\.(?:doMock|mock|resetModules)\b/.test(readFileSync(path.join(folder, file), 'utf8')));
  const semua: TestProjectConfiguration[] = [
    { extends: true, test: { name: 'bersama', include: ['src/**/*.spec.{ts,tsx}'], exclude: sendiri, isolate: false } },
  ];
  if (sendiri.length > 0) semua.push({ extends: true, test: { name: 'sendiri', include: sendiri } });
  return semua;
}
