import { Stop } from './stop.mjs';

const NEEDED = [20, 19];

export function ensureNodeVersion(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  throw new Stop(`Node.js ${NEEDED.join('.')} atau lebih baru diperlukan; yang terpasang adalah ${version}.`);
}
