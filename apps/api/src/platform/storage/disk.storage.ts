import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Measured } from './measured';
import { assertKey, ObjectMissing, Storage } from './storage';
import type { PutOptions, StoredObject } from './storage';

/** No key can begin with a dot: unfinished uploads never meet a stored object. */
const UNFINISHED = '.sementara';

const absent = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

export class DiskStorage extends Storage {
  private readonly root: string;

  constructor(dir: string) {
    super();
    this.root = path.resolve(dir);
  }

  private fileOf(key: string): string {
    return path.join(this.root, ...assertKey(key).split('/'));
  }

  async put(key: string, content: Readable | Buffer, options: PutOptions): Promise<StoredObject> {
    const target = this.fileOf(key);
    const unfinished = path.join(this.root, UNFINISHED, randomUUID());
    const measured = new Measured(options.size);
    await mkdir(path.dirname(unfinished), { recursive: true });
    try {
      const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
      await pipeline(source, measured, createWriteStream(unfinished, { flags: 'wx', mode: 0o640, flush: true }));
      await mkdir(path.dirname(target), { recursive: true });
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    return { size: measured.bytes };
  }

  async get(key: string): Promise<Readable> {
    const file = this.fileOf(key);
    try {
      const handle = await open(file, 'r');
      if ((await handle.stat()).isFile()) return handle.createReadStream();
      await handle.close();
    } catch (error) {
      if (!absent(error)) throw error;
    }
    throw new ObjectMissing(key);
  }

  async stat(key: string): Promise<StoredObject | null> {
    try {
      const found = await stat(this.fileOf(key));
      return found.isFile() ? { size: found.size } : null;
    } catch (error) {
      if (absent(error)) return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    try {
      await rm(this.fileOf(key));
    } catch (error) {
      if (!absent(error)) throw error;
    }
  }

  async check(): Promise<void> {
    await mkdir(this.root, { recursive: true });
    await access(this.root, constants.W_OK);
  }
}
