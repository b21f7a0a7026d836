import { fork, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DiskStorage } from '@sinas/api/platform/storage/disk.storage';
import { S3Storage } from '@sinas/api/platform/storage/s3.storage';
import { InvalidKey, ObjectMissing, SizeMismatch, type Storage } from '@sinas/api/platform/storage/storage';

const folder = mkdtempSync(path.join(tmpdir(), 'sinas-storage-'));
const diskDir = path.join(folder, 'disk');
const contentType = 'application/pdf';
let s3server: ChildProcess;
let s3port: number;

/** s3rver shows the protocol and its signatures; multipart, versions and private buckets it cannot show. */
beforeAll(async () => {
  s3server = fork(path.join(__dirname, 's3-server.cjs'), [path.join(folder, 's3')], {
    execArgv: ['--openssl-legacy-provider'],
  });
  s3port = await new Promise<number>((resolve, reject) => {
    s3server.once('message', (port) => resolve(port as number));
    s3server.once('exit', (code) => reject(new Error(`s3rver ended with ${code}`)));
  });
});
afterAll(async () => {
  const ended = new Promise((resolve) => s3server.once('exit', resolve));
  s3server.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

const s3 = (secretKey = 'S3RVER', port = s3port) =>
  new S3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'sinas-uji',
    accessKey: 'S3RVER',
    secretKey,
    timeoutMs: 3_000,
  });
const disk = () => new DiskStorage(diskDir);

const kinds: { name: string; open: () => Storage }[] = [
  { name: 'disk', open: () => disk() },
  { name: 'S3', open: () => s3() },
];

describe.each(kinds)('storage on $name', ({ open }) => {
  let storage: Storage;
  let key: string;
  const read = async (at: string) => buffer(await storage.get(at));
  const broken = () =>
    Readable.from(
      (async function* () {
        yield Buffer.from('separuh');
        throw new Error('putus');
      })(),
    );

  beforeEach(() => {
    storage = open();
    key = `uji/${randomBytes(6).toString('hex')}.pdf`;
  });

  it('gives back what was put, from a buffer and from streams of known and unknown size', async () => {
    const content = randomBytes(300_000);
    const chunks = () => Readable.from([content.subarray(0, 100_000), content.subarray(100_000)]);
    expect(await storage.put(key, content, { contentType })).toEqual({ size: content.length });
    expect(content.equals(await read(key))).toBe(true);
    await storage.put(`${key}.1`, chunks(), { contentType, size: content.length });
    expect(content.equals(await read(`${key}.1`))).toBe(true);
    expect(await storage.put(`${key}.2`, chunks(), { contentType })).toEqual({ size: content.length });
    expect(content.equals(await read(`${key}.2`))).toBe(true);
  });

  it('keeps an empty object', async () => {
    await storage.put(key, Buffer.alloc(0), { contentType, size: 0 });
    expect(await storage.stat(key)).toEqual({ size: 0 });
  });

  it('replaces an object', async () => {
    await storage.put(key, Buffer.from('lama'), { contentType });
    await storage.put(key, Buffer.from('baru!'), { contentType });
    expect(await read(key)).toEqual(Buffer.from('baru!'));
    expect(await storage.stat(key)).toEqual({ size: 5 });
  });

  it.each([3, 30])('refuses a stream that is not of the promised %d bytes, and keeps what was there', async (size) => {
    await storage.put(key, Buffer.from('lama'), { contentType });
    const put = storage.put(key, Readable.from([Buffer.from('tujuh..')]), { contentType, size });
    await expect(put).rejects.toThrow(SizeMismatch);
    expect(await read(key)).toEqual(Buffer.from('lama'));
  });

  it('stores nothing of a stream that breaks', async () => {
    await expect(storage.put(key, broken(), { contentType })).rejects.toThrow('putus');
    await expect(storage.put(key, broken(), { contentType, size: 100 })).rejects.toThrow('putus');
    expect(await storage.stat(key)).toBeNull();
  });

  it('says that an object is missing before a byte flows', async () => {
    await expect(storage.get(key)).rejects.toThrow(ObjectMissing);
    expect(await storage.stat(key)).toBeNull();
  });

  it('deletes, and deletes again without complaint', async () => {
    await storage.put(key, Buffer.from('x'), { contentType });
    await storage.delete(key);
    await storage.delete(key);
    await expect(storage.get(key)).rejects.toThrow(ObjectMissing);
  });

  it('accepts no key that could leave its place', async () => {
    const evil = '../luar';
    await expect(storage.put(evil, Buffer.from('x'), { contentType })).rejects.toThrow(InvalidKey);
    await expect(storage.get(evil)).rejects.toThrow(InvalidKey);
    await expect(storage.stat(evil)).rejects.toThrow(InvalidKey);
    await expect(storage.delete(evil)).rejects.toThrow(InvalidKey);
    expect(existsSync(path.join(folder, 'luar'))).toBe(false);
  });

  it('lets many write the same key at once: one of them wins whole', async () => {
    const contents = Array.from({ length: 8 }, (_, i) => Buffer.alloc(50_000, i));
    await Promise.all(contents.map((content) => storage.put(key, content, { contentType })));
    const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    expect(contents.map(hash)).toContain(hash(await read(key)));
  });

  it('can be checked', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});

describe('disk storage', () => {
  it('leaves no unfinished file behind', async () => {
    const sisa = () => readdirSync(path.join(diskDir, '.sementara'));
    // A stream that broke is cleaned up a moment after its caller has been told.
    for (let i = 0; i < 40 && sisa().length > 0; i += 1) await new Promise((r) => setTimeout(r, 50));
    expect(sisa()).toEqual([]);
  });

  it('says missing for a key that is only a folder of others', async () => {
    const storage = disk();
    await storage.put('map/a', Buffer.from('x'), { contentType });
    expect(await storage.stat('map')).toBeNull();
    await expect(storage.get('map')).rejects.toThrow(ObjectMissing);
    await expect(storage.get('map/a/b')).rejects.toThrow(ObjectMissing);
  });
});

describe('S3 storage', () => {
  it('fails with a wrong secret', async () => {
    await expect(s3('salah').put('uji/x', Buffer.from('x'), { contentType })).rejects.toMatchObject({
      code: expect.stringMatching(/AccessDenied|SignatureDoesNotMatch/),
    });
  });

  it('fails while the store is down, and works again without a restart of ours', async () => {
    const storage = s3('S3RVER', 1);
    await expect(storage.check()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await expect(storage.put('uji/x', Buffer.from('x'), { contentType })).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
    Object.assign((storage as unknown as { client: object }).client, { port: s3port });
    await expect(storage.put('uji/x', Buffer.from('x'), { contentType })).resolves.toEqual({ size: 1 });
  });
});
