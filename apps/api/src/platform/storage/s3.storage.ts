import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Client } from 'minio';
import { Measured } from './measured';
import { assertKey, ObjectMissing, Storage } from './storage';
import type { PutOptions, StoredObject } from './storage';

export interface S3StorageOptions {
  /** https://host[:port] */
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** larger objects go in parts of this size */
  partSize?: number;
  timeoutMs?: number;
}

const PART_SIZE = 16 * 1024 ** 2;
const TIMEOUT_MS = 15_000;
/** Who asks whether we are ready waits for this: a store that hangs must not make the whole API look dead. */
const CHECK_TIMEOUT_MS = 2_000;
const UPLOAD_TIMEOUT_MS = 120_000;
const MISSING = new Set(['NoSuchKey', 'NotFound']);

export class StorageTimeout extends Error {
  constructor(what: string) {
    super(`object store did not answer in time (${what})`);
  }
}

/** The client of minio has no time-outs of its own. */
async function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageTimeout(what)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

export class S3Storage extends Storage {
  private readonly client: Client;
  private readonly partSize: number;
  private readonly timeoutMs: number;
  private bucketReady: Promise<void> | undefined;

  constructor(private readonly options: S3StorageOptions) {
    super();
    const { hostname, port, protocol } = new URL(options.endpoint);
    const useSSL = protocol === 'https:';
    this.partSize = options.partSize ?? PART_SIZE;
    this.timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    this.client = new Client({
      endPoint: hostname,
      port: port ? Number(port) : useSSL ? 443 : 80,
      useSSL,
      region: options.region,
      accessKey: options.accessKey,
      secretKey: options.secretKey,
      pathStyle: true,
      partSize: this.partSize,
    });
  }

  private ensureBucket(): Promise<void> {
    this.bucketReady ??= this.makeBucket().catch((error: unknown) => {
      this.bucketReady = undefined; // the store may be back at the next call
      throw error;
    });
    return this.bucketReady;
  }

  private async makeBucket(): Promise<void> {
    const { bucket, region } = this.options;
    if (await within(this.timeoutMs, 'bucket', this.client.bucketExists(bucket))) return;
    try {
      await within(this.timeoutMs, 'bucket', this.client.makeBucket(bucket, region));
    } catch (error) {
      if (codeOf(error) !== 'BucketAlreadyOwnedByYou') throw error; // another process was first
    }
  }

  async put(key: string, content: Readable | Buffer, options: PutOptions): Promise<StoredObject> {
    assertKey(key);
    const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
    await this.ensureBucket().catch((error: unknown) => {
      source.destroy();
      throw error;
    });
    const small = options.size !== undefined && options.size <= this.partSize;
    return small ? this.putSmall(key, source, options) : this.putSpooled(key, source, options);
  }

  private async putSmall(key: string, source: Readable, { size, contentType }: PutOptions): Promise<StoredObject> {
    const measured = new Measured(size);
    const [, bytes] = await Promise.all([pipeline(source, measured), buffer(measured)]);
    await this.upload(key, bytes, bytes.length, contentType);
    return { size: bytes.length };
  }

  /** S3 wants the length beforehand, and an object that breaks off must not appear: it rests on disk first. */
  private async putSpooled(key: string, source: Readable, { size, contentType }: PutOptions): Promise<StoredObject> {
    const spool = path.join(tmpdir(), `sinas-${randomUUID()}`);
    const measured = new Measured(size);
    try {
      await pipeline(source, measured, createWriteStream(spool, { flags: 'wx', mode: 0o600 }));
      await this.upload(key, createReadStream(spool), measured.bytes, contentType);
      return { size: measured.bytes };
    } finally {
      await rm(spool, { force: true });
    }
  }

  private async upload(key: string, content: Readable | Buffer, size: number, contentType: string): Promise<void> {
    const headers = { 'Content-Type': contentType };
    await within(UPLOAD_TIMEOUT_MS, 'put', this.client.putObject(this.options.bucket, key, content, size, headers));
  }

  async get(key: string): Promise<Readable> {
    assertKey(key);
    try {
      return await within(this.timeoutMs, 'get', this.client.getObject(this.options.bucket, key));
    } catch (error) {
      if (MISSING.has(codeOf(error))) throw new ObjectMissing(key);
      throw error;
    }
  }

  async stat(key: string): Promise<StoredObject | null> {
    assertKey(key);
    try {
      const { size } = await within(this.timeoutMs, 'stat', this.client.statObject(this.options.bucket, key));
      return { size };
    } catch (error) {
      if (MISSING.has(codeOf(error))) return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    await within(this.timeoutMs, 'delete', this.client.removeObject(this.options.bucket, key));
  }

  async check(): Promise<void> {
    await within(Math.min(this.timeoutMs, CHECK_TIMEOUT_MS), 'check', this.client.bucketExists(this.options.bucket));
  }
}
