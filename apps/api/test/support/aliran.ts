import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './client';

interface Isi {
  belum_dibaca: number;
  terbaru: { subject: string; tautan: string | null } | null;
}

/** An open browser: what a stream, by default that of notices, has told it so far. */
export class Aliran {
  readonly isi: Isi[] = [];
  teks = '';
  selesai = false;

  private constructor(
    readonly jawaban: Response,
    private readonly henti: AbortController,
  ) {
    void this.baca();
  }

  static async buka(c: Client, alamat = '/api/notifikasi/aliran'): Promise<Aliran> {
    const henti = new AbortController();
    return new Aliran(await c.aliran(alamat, henti.signal), henti);
  }

  private async baca(): Promise<void> {
    const urai = new TextDecoder();
    try {
      for await (const potong of this.jawaban.body as AsyncIterable<Uint8Array>) {
        this.teks += urai.decode(potong, { stream: true });
        const data = [...this.teks.matchAll(/event: pemberitahuan\ndata: (.*)\n\n/g)];
        for (const [, json] of data.slice(this.isi.length)) this.isi.push(JSON.parse(json as string) as Isi);
      }
    } catch {
      // hung up on our side
    }
    this.selesai = true;
  }

  get terakhir(): Isi | undefined {
    return this.isi.at(-1);
  }
  async sampai(benar: () => boolean): Promise<void> {
    const batas = Date.now() + 5_000;
    while (!benar()) {
      if (Date.now() > batas) throw new Error(`not in time: ${this.teks}`);
      await sleep(20);
    }
  }
  tutup(): void {
    this.henti.abort();
  }
}
