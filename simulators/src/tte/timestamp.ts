import { randomBytes } from 'node:crypto';
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  DigestAlgorithmIdentifiers,
  EncapsulatedContent,
  EncapsulatedContentInfo,
  id_contentType,
  id_messageDigest,
  id_signedData,
  IssuerAndSerialNumber,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms';
import { id_sha256, sha256, rsaEncryption } from '@peculiar/asn1-rsa';
import {
  AsnArray,
  AsnConvert,
  AsnObjectIdentifierConverter,
  AsnProp,
  AsnType,
  AsnTypeTypes,
  OctetString,
} from '@peculiar/asn1-schema';
import {
  Accuracy,
  id_ct_tstInfo,
  PKIStatus,
  PKIStatusInfo,
  TimeStampReq,
  TimeStampResp,
  TimeStampToken,
  TSTInfo,
} from '@peculiar/asn1-tsp';
import { Certificate } from '@peculiar/asn1-x509';
import type { KeptKey } from './ca';
import { hashOf, signHash } from './sign';

const POLICY = '1.3.6.1.4.1.99999.1.1';
const id_signingCertificateV2 = '1.2.840.113549.1.9.16.2.47';

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
class AttributeSet extends AsnArray<Attribute> {}

/** RFC 3161: a token over the hash that was sent, by the authority's key for it. Anything but SHA-256 is rejected. */
export function timeStamp(tsa: KeptKey, request: Uint8Array, now: Date): Buffer {
  return Buffer.from(AsnConvert.serialize(respond(tsa, AsnConvert.parse(request, TimeStampReq), now)));
}

function respond(tsa: KeptKey, request: TimeStampReq, now: Date): TimeStampResp {
  if (request.messageImprint.hashAlgorithm.algorithm !== id_sha256)
    return new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.rejection }) });
  const info = new TSTInfo({
    policy: POLICY,
    messageImprint: request.messageImprint,
    serialNumber: new Uint8Array([1, ...randomBytes(15)]).buffer,
    genTime: now,
    accuracy: new Accuracy({ seconds: 1 }),
    ...(request.nonce ? { nonce: request.nonce } : {}),
  });
  const token = signedData(tsa, Buffer.from(AsnConvert.serialize(info)), request.certReq);
  return new TimeStampResp({
    status: new PKIStatusInfo({ status: PKIStatus.granted }),
    timeStampToken: new TimeStampToken({ contentType: id_signedData, content: AsnConvert.serialize(token) }),
  });
}

function signedData(tsa: KeptKey, content: Buffer, withCertificate: boolean): SignedData {
  const certificate = AsnConvert.parse(Buffer.from(tsa.certificate, 'base64'), Certificate);
  return new SignedData({
    version: CMSVersion.v3,
    digestAlgorithms: new DigestAlgorithmIdentifiers([sha256]),
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: id_ct_tstInfo,
      eContent: new EncapsulatedContent({ single: new OctetString(content) }),
    }),
    ...(withCertificate ? { certificates: new CertificateSet([new CertificateChoices({ certificate })]) } : {}),
    signerInfos: new SignerInfos([signerInfo(tsa, certificate, content)]),
  });
}

function signerInfo(tsa: KeptKey, { tbsCertificate }: Certificate, content: Buffer): SignerInfo {
  const info = new SignerInfo({
    version: CMSVersion.v1,
    sid: new SignerIdentifier({
      issuerAndSerialNumber: new IssuerAndSerialNumber({
        issuer: tbsCertificate.issuer,
        serialNumber: tbsCertificate.serialNumber,
      }),
    }),
    digestAlgorithm: sha256,
    signatureAlgorithm: rsaEncryption,
    signedAttrs: [
      [id_contentType, AsnObjectIdentifierConverter.toASN(id_ct_tstInfo).toBER()] as const,
      [id_messageDigest, AsnConvert.serialize(new OctetString(hashOf(content)))] as const,
      [id_signingCertificateV2, AsnConvert.serialize(signingCertificate(tsa))] as const,
    ]
      .map(([attrType, value]) => new Attribute({ attrType, attrValues: [value] }))
      .sort((a, b) => Buffer.compare(der(a), der(b))),
  });
  // What is signed is the set itself, not its place in the structure (RFC 5652, 5.4).
  const set = der(new AttributeSet(info.signedAttrs));
  info.signature = new OctetString(signHash(tsa, hashOf(set)));
  return info;
}

function signingCertificate(tsa: KeptKey): SigningCertificateV2 {
  const id = new EssCertIdV2();
  id.certHash = new OctetString(hashOf(Buffer.from(tsa.certificate, 'base64')));
  return Object.assign(new SigningCertificateV2(), { certs: [id] });
}
const der = (a: object): Buffer => Buffer.from(AsnConvert.serialize(a));
