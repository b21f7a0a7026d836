import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Stop } from './stop.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** What belongs to a checkout whatever data it runs with: build stamps, logs of builds. */
export const inState = (...parts) => path.join(ROOT, '.data', ...parts);
/** Data of a run; tests of the whole stack give it a folder of its own. */
const DATA = process.env.SINAS_DATA_DIR ? path.resolve(ROOT, process.env.SINAS_DATA_DIR) : inState();
export const inRoot = (...parts) => path.join(ROOT, ...parts);
export const inData = (...parts) => path.join(DATA, ...parts);

/** Packages that the API depends on, as it would load them. */
export const requireFromApi = createRequire(inRoot('apps/api/package.json'));

/** Everything the tools write lies under .data: find out at once whether that is possible. */
export function ensureDataFolder() {
  const probe = inData(`.coba-${process.pid}`);
  try {
    for (const folder of [inState('log'), inData('log')]) mkdirSync(folder, { recursive: true, mode: 0o755 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Stop(
      `Folder .data tidak dapat ditulis (${error.code ?? error.message}); periksa izin folder proyek ini.`,
    );
  }
}
