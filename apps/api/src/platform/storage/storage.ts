import type { Readable } from 'node:stream';

export interface PutOptions {
  /** the exact number of bytes, when it is known: another number refuses the object */
  size?: number;
  contentType: string;
}

export interface StoredObject {
  size: number;
}

/** Where files live. A key is chosen by the server and never carries what a user typed. */
export abstract class Storage {
  /** Stores all of it or nothing; an existing object is replaced in one step. Resolves with the size. */
  abstract put(key: string, content: Readable | Buffer, options: PutOptions): Promise<StoredObject>;
  /** Rejects with ObjectMissing before a byte flows. */
  abstract get(key: string): Promise<Readable>;
  abstract stat(key: string): Promise<StoredObject | null>;
  /** Deleting what is not there is done already. */
  abstract delete(key: string): Promise<void>;
  /** Rejects when the store cannot be used now. */
  abstract check(): Promise<void>;
}

export class ObjectMissing extends Error {
  constructor(readonly key: string) {
    super(`no stored object ${key}`);
  }
}

export class SizeMismatch extends Error {
  constructor(expected: number, actual: number | 'more') {
    super(`expected ${expected} bytes, got ${actual}`);
  }
}

export class InvalidKey extends Error {
  constructor() {
    super('invalid storage key');
  }
}

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
const MAX_KEY_LENGTH = 512;

/** Segments of letters, digits, dot, dash and underscore: nothing that a file system or a URL could read otherwise. */
export function assertKey(key: string): string {
  if (key.length > MAX_KEY_LENGTH || !key.split('/').every((segment) => SEGMENT.test(segment))) throw new InvalidKey();
  return key;
}

/** RFC 6266: an ASCII name for every client, and the true one beside it where that is not enough. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  if (ascii === name) return `attachment; filename="${name}"`;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
