import type { Response } from 'express';
import { lepasTempat } from './tengah/beban.middleware';

const COBA_LAGI_MS = 5_000;
/** Bytes that a caller may leave unread before it is taken for gone. */
const MAKS_TERTAHAN = 64 * 1024;

/** A stream of server-sent events to one browser. */
export class Sse {
  constructor(private readonly res: Response) {
    lepasTempat(res);
    res.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // The proxy passes every event on at once.
      'X-Accel-Buffering': 'no',
      // Nothing follows on this connection, so an ended stream does not keep a stopping process.
      Connection: 'close',
    });
    res.write(`retry: ${COBA_LAGI_MS}\n\n`);
  }

  kirim(peristiwa: string, data: string): void {
    this.tulis(`event: ${peristiwa}\ndata: ${data}\n\n`);
  }
  /** A comment: keeps the line open through proxies, and finds out who has gone. */
  detak(): void {
    this.tulis(':\n\n');
  }
  tutup(): void {
    this.res.end();
  }
  saatTutup(lakukan: () => void): void {
    this.res.once('close', lakukan);
  }

  private tulis(teks: string): void {
    if (this.res.writableLength > MAKS_TERTAHAN) this.res.destroy();
    else if (!this.res.writableEnded) this.res.write(teks);
  }
}
