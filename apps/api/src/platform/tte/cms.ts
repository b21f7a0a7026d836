import { createHash, verify, X509Certificate } from 'node:crypto';
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifiers,
  EncapsulatedContentInfo,
  id_contentType,
  id_data,
  id_messageDigest,
  id_signedData,
  IssuerAndSerialNumber,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms';
import { sha256, rsaEncryption } from '@peculiar/asn1-rsa';
import {
  AsnArray,
  AsnConvert,
  AsnObjectIdentifierConverter,
  AsnProp,
  AsnType,
  AsnTypeTypes,
  OctetString,
} from '@peculiar/asn1-schema';
import { AlgorithmIdentifier, Certificate } from '@peculiar/asn1-x509';

const ID_SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const ID_TIME_STAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';
const ECDSA_SHA256 = '1.2.840.10045.4.3.2';

/** RFC 5035, as far as SHA-256 needs it. */
@AsnType({ type: AsnTypeTypes.Sequence })
class EssCertIdV2 {
  @AsnProp({ type: OctetString })
  certHash = new OctetString();
}
@AsnType({ type: AsnTypeTypes.Sequence })
class SigningCertificateV2 {
  @AsnProp({ type: EssCertIdV2, repeated: 'sequence' })
  certs: EssCertIdV2[] = [];
}

@AsnType({ type: AsnTypeTypes.Set, itemType: Attribute })
class Himpunan extends AsnArray<Attribute> {}

/** A key that somebody else holds. */
export interface KunciLuar {
  /** DER */
  sertifikat: Buffer;
  /** DER of those that stand above it */
  rantai: readonly Buffer[];
  /** the signature over a SHA-256 */
  tandai: (digest: Buffer) => Promise<Buffer>;
  /** a time stamp token (RFC 3161, DER) over a SHA-256 */
  waktu: (digest: Buffer) => Promise<Buffer>;
}
/** What came back is no signature by the certificate's key. */
export class TandaTidakCocok extends Error {}

export const sidik256 = (isi: Uint8Array): Buffer => createHash('sha256').update(isi).digest();
const der = (a: object): Buffer => Buffer.from(AsnConvert.serialize(a));

/** Detached CMS over `isi` as PAdES wants it (ETSI EN 319 142-1, level B-T). Throws TandaTidakCocok. */
export async function buatCms(isi: Uint8Array, kunci: KunciLuar): Promise<Buffer> {
  const sertifikat = AsnConvert.parse(kunci.sertifikat, Certificate);
  const publik = new X509Certificate(kunci.sertifikat).publicKey;
  const info = new SignerInfo({
    version: CMSVersion.v1,
    sid: new SignerIdentifier({
      issuerAndSerialNumber: new IssuerAndSerialNumber({
        issuer: sertifikat.tbsCertificate.issuer,
        serialNumber: sertifikat.tbsCertificate.serialNumber,
      }),
    }),
    digestAlgorithm: sha256,
    signatureAlgorithm:
      publik.asymmetricKeyType === 'ec' ? new AlgorithmIdentifier({ algorithm: ECDSA_SHA256 }) : rsaEncryption,
    signedAttrs: atribut(isi, kunci.sertifikat),
  });
  const himpunan = himpunanBertanda(info);
  const tanda = await kunci.tandai(sidik256(himpunan));
  if (!verify('sha256', himpunan, publik, tanda)) throw new TandaTidakCocok('not by the key of the certificate');
  info.signature = new OctetString(tanda);
  const waktu = await kunci.waktu(sidik256(tanda));
  info.unsignedAttrs = [new Attribute({ attrType: ID_TIME_STAMP_TOKEN, attrValues: [new Uint8Array(waktu).buffer] })];
  const data = new SignedData({
    version: CMSVersion.v1,
    digestAlgorithms: new DigestAlgorithmIdentifiers([sha256]),
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: id_data }),
    certificates: new CertificateSet(
      [kunci.sertifikat, ...kunci.rantai].map(
        (c) => new CertificateChoices({ certificate: AsnConvert.parse(c, Certificate) }),
      ),
    ),
    signerInfos: new SignerInfos([info]),
  });
  return der(new ContentInfo({ contentType: id_signedData, content: AsnConvert.serialize(data) }));
}

/** No signing time among them: PAdES says it in the file, and the stamp proves it. */
function atribut(isi: Uint8Array, sertifikat: Buffer): Attribute[] {
  const ess = Object.assign(new EssCertIdV2(), { certHash: new OctetString(sidik256(sertifikat)) });
  const semua: [string, ArrayBuffer][] = [
    [id_contentType, AsnObjectIdentifierConverter.toASN(id_data).toBER()],
    [id_messageDigest, AsnConvert.serialize(new OctetString(sidik256(isi)))],
    [ID_SIGNING_CERTIFICATE_V2, AsnConvert.serialize(Object.assign(new SigningCertificateV2(), { certs: [ess] }))],
  ];
  // DER sorts a set by what its members are written as.
  return semua
    .map(([attrType, nilai]) => new Attribute({ attrType, attrValues: [nilai] }))
    .sort((a, b) => Buffer.compare(der(a), der(b)));
}

/** What is signed of a signer: the set of attributes itself, not its place in the structure (RFC 5652, 5.4). */
export const himpunanBertanda = (info: SignerInfo): Buffer => der(new Himpunan(info.signedAttrs));
