import { randomBytes, verify, X509Certificate } from 'node:crypto';
import { id_messageDigest, id_signedData, SignedData, type SignerInfo } from '@peculiar/asn1-cms';
import { sha256 } from '@peculiar/asn1-rsa';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { id_ct_tstInfo, MessageImprint, PKIStatus, TimeStampReq, TimeStampResp, TSTInfo } from '@peculiar/asn1-tsp';
import { himpunanBertanda, sidik256 } from './cms';

export interface TanyaWaktu {
  /** DER of the question */
  isi: Buffer;
  /** The token of an answer. Throws Error when it is not the answer to this question, or not signed by what it carries. */
  baca: (jawab: Uint8Array) => Buffer;
}

/** Asks a time-stamping authority about a SHA-256 (RFC 3161). */
export function tanyaWaktu(digest: Buffer): TanyaWaktu {
  const nonce = Buffer.from([1, ...randomBytes(15)]);
  const isi = new TimeStampReq({
    messageImprint: new MessageImprint({ hashAlgorithm: sha256, hashedMessage: new OctetString(digest) }),
    nonce: new Uint8Array(nonce).buffer,
    certReq: true,
  });
  return { isi: Buffer.from(AsnConvert.serialize(isi)), baca: (jawab) => bacaWaktu(jawab, digest, nonce) };
}

function bacaWaktu(jawab: Uint8Array, digest: Buffer, nonce: Buffer): Buffer {
  const { status, timeStampToken: token } = AsnConvert.parse(jawab, TimeStampResp);
  const diberi = status.status === PKIStatus.granted || status.status === PKIStatus.grantedWithMods;
  if (!diberi || token?.contentType !== id_signedData) throw new Error('the time-stamping authority refused');
  const data = AsnConvert.parse(token.content, SignedData);
  const isi = data.encapContentInfo.eContent?.single;
  if (!isi || data.encapContentInfo.eContentType !== id_ct_tstInfo) throw new Error('the answer is no time stamp');
  const info = AsnConvert.parse(isi.buffer, TSTInfo);
  if (
    !digest.equals(Buffer.from(info.messageImprint.hashedMessage.buffer)) ||
    !nonce.equals(Buffer.from(info.nonce ?? new ArrayBuffer(0)))
  )
    throw new Error('the time stamp is of something else');
  const [penanda] = data.signerInfos;
  if (!penanda || !bertanda(penanda, data, Buffer.from(isi.buffer))) throw new Error('the time stamp is not signed');
  return Buffer.from(AsnConvert.serialize(token));
}

function bertanda(penanda: SignerInfo, data: SignedData, isi: Buffer): boolean {
  const sidik = penanda.signedAttrs?.find((a) => a.attrType === id_messageDigest)?.attrValues[0];
  if (!sidik || !sidik256(isi).equals(Buffer.from(AsnConvert.parse(sidik, OctetString).buffer))) return false;
  const [himpunan, tanda] = [himpunanBertanda(penanda), Buffer.from(penanda.signature.buffer)];
  return (data.certificates ?? []).some(
    ({ certificate }) =>
      certificate &&
      verify('sha256', himpunan, new X509Certificate(Buffer.from(AsnConvert.serialize(certificate))).publicKey, tanda),
  );
}
