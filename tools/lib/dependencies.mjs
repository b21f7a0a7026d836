import { existsSync, readFileSync } from 'node:fs';
import { inRoot, inState } from './paths.mjs';
import { lastLines, run } from './run.mjs';
import { Stop } from './stop.mjs';

const readLock = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * What the lock file asks for and node_modules does not hold. Compared by content, because a git checkout
 * gives every file a new time.
 */
export function missingPackages(lockFile = inRoot('package-lock.json'), installedFile = installedLock()) {
  if (!existsSync(installedFile)) return ['node_modules'];
  const installed = readLock(installedFile);
  return Object.entries(readLock(lockFile))
    .filter(([where, entry]) => where.includes('node_modules/') && !entry.optional && !entry.devOptional)
    .filter(([where, entry]) => !entry.peer || installed[where])
    .filter(([where, entry]) => installed[where]?.version !== entry.version)
    .map(([where]) => where);
}

export const installedLock = () => inRoot('node_modules/.package-lock.json');

export async function ensureDependencies() {
  if (!existsSync(inRoot('package-lock.json'))) {
    throw new Stop('Berkas package-lock.json tidak ditemukan; jalankan perintah ini dari folder proyek yang lengkap.');
  }
  if (missingPackages().length === 0) return;
  console.log('Memasang paket dengan npm (sekitar 2-3 menit, catatan di .data/log/npm-install.log) ...');
  const npm = process.env.npm_execpath;
  // Not `npm ci`: it refuses where a registry lacks optional packages of other platforms. The lock file still decides.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'];
  const logFile = inState('log/npm-install.log');
  const result = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], { logFile })
    : await run('npm', args, { logFile });
  if (result.code === 0) return;
  throw new Stop('Pemasangan paket gagal; periksa sambungan jaringan, lalu coba lagi.', {
    detail: lastLines(result.output),
  });
}
