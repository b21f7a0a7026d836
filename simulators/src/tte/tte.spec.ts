import 'reflect-metadata';
import { constants, createHash, publicDecrypt, verify, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SignedData } from '@peculiar/asn1-cms';
import { id_sha256 } from '@peculiar/asn1-rsa';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { MessageImprint, PKIStatus, TimeStampReq, TimeStampResp, TSTInfo } from '@peculiar/asn1-tsp';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { X509Crl } from '@peculiar/x509';
import { startSimulators, type Simulators } from '../server';

const RAHASIA = { authorization: 'Bearer rahasia-simulator-tte' };
let dir: string;
let luar: Simulators;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'tte-'));
  luar = await startSimulators(0, { tteFile: path.join(dir, 'tte.json') });
});
afterAll(async () => {
  await luar.close();
  await rm(dir, { recursive: true, force: true });
});

const kirim = async (jalan: string, body: object, headers: Record<string, string> = RAHASIA) => {
  const r = await fetch(`${luar.url}/tte${jalan}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: r.status, body: (await r.json()) as Record<string, string> };
};
const unduh = async (jalan: string) => Buffer.from(await (await fetch(`${luar.url}/tte${jalan}`)).arrayBuffer());
const sertifikat = (b64 = ''): X509Certificate => new X509Certificate(Buffer.from(b64, 'base64'));
const isi = Buffer.from('yang ditandatangani');
const digest = createHash('sha256').update(isi).digest();
const minta = { algoritma: 'SHA-256', digest: digest.toString('base64') };
const daftar = (id: string, frasa = `frasa ${id}`) =>
  kirim('/orang', { id, nama: `Nama ${id}`, jabatan: 'Direktur', frasa });

describe('a signing service', () => {
  it('certifies a person by its own authority, by the id that the portal gave', async () => {
    await daftar('a-1');
    const { body } = await kirim('/v1/sertifikat', { id: 'a-1' });
    const cert = sertifikat(body.sertifikat);
    const ca = new X509Certificate(await unduh('/ca.cer'));
    expect(cert.verify(ca.publicKey)).toBe(true);
    expect(cert.subject).toContain('serialNumber=a-1');
    expect(cert.subject).toContain('CN=Nama a-1');
  });
  it('signs a hash by the key of whoever knows the passphrase', async () => {
    await daftar('a-2');
    const { body } = await kirim('/v1/tanda-tangan', { ...minta, id: 'a-2', frasa: 'frasa a-2' });
    const cert = sertifikat((await kirim('/v1/sertifikat', { id: 'a-2' })).body.sertifikat);
    const tanda = Buffer.from(body.tanda_tangan ?? '', 'base64');
    expect(verify('sha256', isi, cert.publicKey, tanda)).toBe(true);
    expect(publicDecrypt({ key: cert.publicKey, padding: constants.RSA_PKCS1_PADDING }, tanda).subarray(-32)).toEqual(
      digest,
    );
    expect(body.nomor_seri?.toUpperCase()).toBe(cert.serialNumber);
  });
  it('refuses a wrong passphrase, a stranger, a revoked key, a caller without the secret, and what is no SHA-256', async () => {
    await daftar('a-3');
    await daftar('a-4');
    await kirim('/cabut', { id: 'a-4' });
    const tanda = (body: object, headers = RAHASIA) => kirim('/v1/tanda-tangan', { ...minta, ...body }, headers);
    expect(await tanda({ id: 'a-3', frasa: 'frasa a-2' })).toMatchObject({
      status: 403,
      body: { kode: 'FRASA_SALAH' },
    });
    expect(await tanda({ id: 'a-9', frasa: 'x' })).toMatchObject({ status: 404, body: { kode: 'TIDAK_TERDAFTAR' } });
    expect(await tanda({ id: 'a-4', frasa: 'frasa a-4' })).toMatchObject({ status: 403, body: { kode: 'DICABUT' } });
    expect(await tanda({ id: 'a-3', frasa: 'frasa a-3' }, { authorization: 'Bearer x' })).toMatchObject({
      ...{ status: 401, body: { kode: 'KLIEN' } },
    });
    expect(await tanda({ id: 'a-3', frasa: 'frasa a-3', digest: 'AAAA' })).toMatchObject({ status: 400 });
    const cert = await daftar('a-5');
    await kirim('/cabut', { id: 'a-5' });
    const crl = new X509Crl(await unduh('/crl'));
    expect(crl.findRevoked(sertifikat(cert.body.sertifikat).serialNumber.toLowerCase())).not.toBeNull();
  });
  it('stamps a hash with the time, and gives the number of the question back', async () => {
    const tanya = new TimeStampReq({
      messageImprint: new MessageImprint({
        hashAlgorithm: new AlgorithmIdentifier({ algorithm: id_sha256 }),
        hashedMessage: new OctetString(digest),
      }),
      nonce: new Uint8Array([7, 8, 9]).buffer,
      certReq: true,
    });
    const r = await fetch(`${luar.url}/tte/tsa`, { method: 'POST', body: AsnConvert.serialize(tanya) });
    expect(r.headers.get('content-type')).toBe('application/timestamp-reply');
    const jawab = AsnConvert.parse(await r.arrayBuffer(), TimeStampResp);
    expect(jawab.status.status).toBe(PKIStatus.granted);
    const { encapContentInfo, certificates } = AsnConvert.parse(
      jawab.timeStampToken?.content as ArrayBuffer,
      SignedData,
    );
    const info = AsnConvert.parse(encapContentInfo.eContent?.single?.buffer as ArrayBuffer, TSTInfo);
    expect(Buffer.from(info.messageImprint.hashedMessage.buffer)).toEqual(digest);
    expect(Buffer.from(info.nonce as ArrayBuffer)).toEqual(Buffer.from([7, 8, 9]));
    expect(Math.abs(info.genTime.getTime() - Date.now())).toBeLessThan(60_000);
    expect(certificates).toHaveLength(1);
  });
  it('is the same authority after a restart, and nobody else reads its keys', async () => {
    const [sebelum, file] = [await unduh('/ca.cer'), path.join(dir, 'tte.json')];
    await luar.close();
    luar = await startSimulators(0, { tteFile: file });
    expect(await unduh('/ca.cer')).toEqual(sebelum);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readFile(file, 'utf8')).not.toContain('frasa a-1');
  });
});
