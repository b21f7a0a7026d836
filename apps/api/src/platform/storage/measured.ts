import { Transform } from 'node:stream';
import { SizeMismatch } from './storage';

/** Passes bytes on and breaks the stream when their number is not the one that was promised. */
export class Measured extends Transform {
  bytes = 0;

  constructor(private readonly expected?: number) {
    super();
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: Error | null, data?: Buffer) => void,
  ): void {
    this.bytes += chunk.length;
    if (this.expected !== undefined && this.bytes > this.expected) done(new SizeMismatch(this.expected, 'more'));
    else done(null, chunk);
  }

  override _flush(done: (error?: Error | null) => void): void {
    const short = this.expected !== undefined && this.bytes < this.expected;
    done(short ? new SizeMismatch(this.expected ?? 0, this.bytes) : null);
  }
}
