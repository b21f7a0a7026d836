import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { inData } from './paths.mjs';
import { Stop } from './stop.mjs';

const random = (bytes = 32) => randomBytes(bytes).toString('base64url');

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: random(8), use: 'sig', alg: 'RS256' };
}

const WORDS = ['padi', 'garam', 'gula', 'ikan', 'kopi', 'jagung', 'kelapa', 'lada', 'cengkih', 'kedelai'];
const word = () => WORDS[randomInt(WORDS.length)];

const MAKERS = {
  SESSION_SECRET: () => random(),
  AUDIT_SECRET: () => random(),
  DATA_SECRET: () => random(),
  OIDC_CLIENT_SECRET: () => random(),
  OIDC_JWKS: () => JSON.stringify({ keys: [signingKey()] }),
  DEMO_PASSWORD: () => `${word()}-${word()}-${randomInt(1000, 10_000)}`,
};

/** What is kept; empty before the first start. */
export function readSecrets(file = inData('rahasia.json')) {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Stop('Berkas .data/rahasia.json rusak; hapus berkas itu atau pulihkan, lalu mulai lagi.');
  }
}

/** The old content or the new one stands, never half of it. */
export function writeSecrets(secrets, file = inData('rahasia.json')) {
  writeFileSync(`${file}.baru`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.baru`, file);
}

/**
 * Secrets of this installation, made at the first start and kept in .data/rahasia.json (mode 600); keys may be rings there
 * (key-rings.mjs). What the environment already gives is not replaced.
 */
export function loadSecrets(file = inData('rahasia.json')) {
  const kept = readSecrets(file);
  const missing = Object.keys(MAKERS).filter((name) => !kept[name]);
  if (missing.length > 0) {
    for (const name of missing) kept[name] = MAKERS[name]();
    writeSecrets(kept, file);
  }
  chmodSync(file, 0o600);
  return Object.fromEntries(Object.keys(MAKERS).map((name) => [name, process.env[name] || kept[name]]));
}
