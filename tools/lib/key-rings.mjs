// Rings of the installation of npm start, in its own file of secrets: `k2:secret,k1:secret`, the first one current.
import { randomBytes } from 'node:crypto';
import { requireFromApi } from './paths.mjs';
import { readSecrets, writeSecrets } from './secrets.mjs';
import { Stop } from './stop.mjs';

export const RINGS = { DATA: 'DATA_SECRET', AUDIT: 'AUDIT_SECRET', SESSION: 'SESSION_SECRET' };
const number = ({ kid }) => Number(kid.slice(1));

const CHANGES = {
  /** A new key that every process knows, and none writes with yet. */
  kenal(ring) {
    const rahasia = randomBytes(32).toString('base64url');
    return [...ring, { kid: `k${Math.max(...ring.map(number)) + 1}`, rahasia }];
  },
  /** The newest one writes. */
  utama(ring) {
    const newest = ring.reduce((a, b) => (number(b) > number(a) ? b : a));
    if (newest === ring[0]) throw new Stop(`${newest.kid} sudah berlaku; buat kunci baru dahulu dengan: kenal.`);
    return [newest, ...ring.filter((key) => key !== newest)];
  },
  buang(ring, kid) {
    if (!ring.some((key) => key.kid === kid)) throw new Stop(`Kunci ${kid ?? ''} tidak ada dalam ring.`);
    if (ring[0].kid === kid) throw new Stop(`${kid} masih berlaku; jadikan kunci lain utama dahulu.`);
    return ring.filter((key) => key.kid !== kid);
  },
};
export const ACTS = Object.keys(CHANGES);

/** Changes a ring in the file of secrets and gives the ids that stand there then, the current one first. */
export function changeRing(act, ringName, kid, file) {
  const { bacaRing, tulisRing } = requireFromApi('./dist/platform/rahasia/ring.js');
  const setting = RINGS[ringName];
  const kept = readSecrets(file);
  if (!kept[setting]) throw new Stop('Belum ada rahasia di folder ini; jalankan npm start dahulu.');
  const ring = CHANGES[act](bacaRing(setting, kept[setting]), kid);
  writeSecrets({ ...kept, [setting]: tulisRing(ring) }, file);
  return ring.map((key) => key.kid);
}
