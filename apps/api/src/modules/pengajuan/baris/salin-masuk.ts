import { once } from 'node:events';
import { Client } from 'pg';
import { from, type CopyStreamQuery } from 'pg-copy-streams';

/** Signs that are gathered before they go out. */
const POTONG = 64 * 1024;

/** One COPY ... FROM STDIN on a connection of its own: rows go in as fast as the server takes them. */
export class SalinMasuk {
  private teks = '';
  private galat: Error | null = null;

  private constructor(
    private readonly client: Client,
    private readonly salin: CopyStreamQuery,
  ) {
    salin.on('error', (error) => (this.galat ??= error));
  }

  /** What the server says against the command itself is told by `tulis` or `tutup`. */
  static async buka(url: string, sql: string): Promise<SalinMasuk> {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined); // the stream is told, too
    try {
      await client.connect();
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    const masuk = new SalinMasuk(client, from(sql, { highWaterMark: POTONG }));
    client.query(masuk.salin);
    return masuk;
  }

  /** Lines of COPY's text format; they go out some at a time. */
  async tulis(baris: string): Promise<void> {
    this.teks += baris;
    if (this.teks.length >= POTONG) await this.kirim();
  }
  private async kirim(): Promise<void> {
    if (this.galat) throw this.galat;
    const teks = this.teks;
    this.teks = '';
    if (teks !== '' && !this.salin.write(teks)) await once(this.salin, 'drain');
  }
  /** Resolves when all of it is stored. */
  async tutup(): Promise<void> {
    try {
      await this.kirim();
      this.salin.end();
      await once(this.salin, 'finish');
    } finally {
      await this.client.end();
    }
  }
  /** Nothing of it is stored: the server drops a COPY whose connection ends. */
  batal(): void {
    this.client.end().catch(() => undefined);
  }
}

/** A value in COPY's text format; null is `\N`. */
export const nilaiSalin = (nilai: string | number | bigint | null): string => {
  if (nilai === null) return '\\N';
  if (typeof nilai !== 'string') return String(nilai);
  return /[\\\n\r\t]/.test(nilai) ? nilai.replace(/[\\\n\r\t]/g, (c) => LEPAS[c] ?? c) : nilai;
};
const LEPAS: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
