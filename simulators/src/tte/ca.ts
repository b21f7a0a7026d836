import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  CRLDistributionPointsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
  X509CrlGenerator,
  type Extension,
  type JsonName,
} from '@peculiar/x509';

const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
const YEAR_MS = 365 * 86_400_000;
const CRL_MS = 86_400_000;
const ISSUER: JsonName = [{ CN: ['CA Rekaan SINAS NK'] }, { O: ['Simulator TTE'] }, { C: ['ID'] }];

/** A key with its certificate, as the state file keeps them: PKCS#8 and DER in base64. */
export interface KeptKey {
  key: string;
  certificate: string;
}
export interface Revoked {
  serial: string;
  at: string;
}
export type Use = 'sign' | 'timestamp';

const base64 = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64');
const newPair = (): Promise<webcrypto.CryptoKeyPair> =>
  webcrypto.subtle.generateKey({ ...RSA, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }, true, [
    'sign',
    'verify',
  ]);
async function kept(pair: webcrypto.CryptoKeyPair, certificate: X509Certificate): Promise<KeptKey> {
  const key = await webcrypto.subtle.exportKey('pkcs8', pair.privateKey);
  return { key: base64(key), certificate: base64(certificate.rawData) };
}

/** A small certificate authority of its own: RSA 2048, SHA-256. Nobody outside trusts it. */
export async function makeCa(now: Date): Promise<KeptKey> {
  const keys = await newPair();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: ISSUER,
    notBefore: new Date(now.getTime() - YEAR_MS / 365),
    notAfter: new Date(now.getTime() + 10 * YEAR_MS),
    signingAlgorithm: RSA,
    keys: keys,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return kept(keys, certificate);
}

const signingKey = (ca: KeptKey): Promise<webcrypto.CryptoKey> =>
  webcrypto.subtle.importKey('pkcs8', Buffer.from(ca.key, 'base64'), RSA, false, ['sign']);
export const certificateOf = (of: KeptKey): X509Certificate =>
  new X509Certificate(Buffer.from(of.certificate, 'base64'));

/** A key pair for `subject`, certified by the authority for two years. `crlUrl`: where its end would be told. */
export async function issue(
  ca: KeptKey,
  subject: JsonName,
  use: Use,
  { now, crlUrl }: { now: Date; crlUrl: string },
): Promise<KeptKey> {
  const keys = await newPair();
  const purpose: Extension[] =
    use === 'timestamp'
      ? [new ExtendedKeyUsageExtension([ExtendedKeyUsage.timeStamping], true)]
      : [new ExtendedKeyUsageExtension([ExtendedKeyUsage.emailProtection])];
  const certificate = await X509CertificateGenerator.create({
    subject,
    issuer: ISSUER,
    notBefore: new Date(now.getTime() - CRL_MS),
    notAfter: new Date(now.getTime() + 2 * YEAR_MS),
    signingAlgorithm: RSA,
    publicKey: keys.publicKey,
    signingKey: await signingKey(ca),
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
      ...purpose,
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
      await AuthorityKeyIdentifierExtension.create(certificateOf(ca)),
      new CRLDistributionPointsExtension([crlUrl]),
    ],
  });
  return kept(keys, certificate);
}

/** The list of revoked certificates, signed now; DER. */
export async function makeCrl(ca: KeptKey, revoked: readonly Revoked[], now: Date): Promise<Buffer> {
  const crl = await X509CrlGenerator.create({
    issuer: ISSUER,
    thisUpdate: now,
    nextUpdate: new Date(now.getTime() + CRL_MS),
    signingAlgorithm: RSA,
    signingKey: await signingKey(ca),
    entries: revoked.map((r) => ({ serialNumber: r.serial, revocationDate: new Date(r.at) })),
  });
  return Buffer.from(crl.rawData);
}
