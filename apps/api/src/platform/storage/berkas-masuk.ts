import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** An uploaded file, waiting on disk under a name of ours; it goes when its request has ended. */
export class BerkasMasuk {
  constructor(
    /** As the sender called it. */
    readonly nama: string,
    /** bytes */
    readonly ukuran: number,
    private readonly jalur: string,
  ) {}

  async awal(banyak: number): Promise<Uint8Array> {
    const f = await open(this.jalur);
    try {
      const { buffer, bytesRead } = await f.read(Buffer.alloc(banyak), 0, banyak, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await f.close();
    }
  }

  /** The content once, and its SHA-256 when it has all gone by. */
  alir(): { isi: Readable; sha256: () => string } {
    const hash = createHash('sha256');
    const sumber = createReadStream(this.jalur);
    async function* lewat(): AsyncGenerator<Buffer> {
      for await (const bagian of sumber as AsyncIterable<Buffer>) {
        hash.update(bagian);
        yield bagian;
      }
    }
    return { isi: Readable.from(lewat()), sha256: () => hash.digest('hex') };
  }

  /** All of it in memory: for what must be looked at as a whole. */
  baca(): Promise<Buffer> {
    return readFile(this.jalur);
  }
}
