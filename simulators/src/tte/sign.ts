import { constants, createHash, createPrivateKey, privateEncrypt } from 'node:crypto';
import { AsnSerializer, OctetString } from '@peculiar/asn1-schema';
import { DigestInfo, sha256 } from '@peculiar/asn1-rsa';
import type { KeptKey } from './ca';

export const hashOf = (...parts: Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** RSASSA-PKCS1-v1_5 over a SHA-256 that somebody else has made. */
export function signHash({ key }: KeptKey, digest: Uint8Array): Buffer {
  const info = new DigestInfo({ digestAlgorithm: sha256, digest: new OctetString(digest) });
  const privateKey = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
  return privateEncrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(AsnSerializer.serialize(info)),
  );
}
