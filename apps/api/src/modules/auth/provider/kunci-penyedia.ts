import { readFileSync } from 'node:fs';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Config } from '../../../platform/config/config';

/** Signing keys of the built-in provider, private parts included. */
export async function signingKeys(config: Config): Promise<{ keys: JWK[] }> {
  const { signingKeys: text, jwksFile } = config.oidc;
  if (text) return JSON.parse(text) as { keys: JWK[] };
  if (jwksFile) return JSON.parse(readFileSync(jwksFile, 'utf8')) as { keys: JWK[] };
  if (config.production) throw new Error('OIDC_JWKS or OIDC_JWKS_FILE must be set in production');
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'pengembangan' }] };
}

/** What everybody may know of them: named one by one, so that nothing private slips through. */
export function kunciPublik({ keys }: { keys: JWK[] }): Promise<JWK[]> {
  return Promise.all(
    keys.map(async (k) => {
      const { kty, use, alg, crv, n, e, x, y } = k;
      return { kty, use, alg, crv, n, e, x, y, kid: k.kid ?? (await calculateJwkThumbprint(k)) };
    }),
  );
}
