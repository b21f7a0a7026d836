import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../../tools/lib/paths.mjs';

/** What the ledger's own check finds in this world. */
export async function verifyLedger(world) {
  const env = { ...process.env, ...world.env };
  try {
    await promisify(execFile)(process.execPath, [inRoot('apps/api/dist/buku.cli.js'), 'periksa'], { env });
    return [];
  } catch (error) {
    return [{ rule: 'ledger', what: String(error.stdout || error.message) }];
  }
}
