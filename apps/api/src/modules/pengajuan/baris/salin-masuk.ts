import { Client, type Connection } from 'pg';

/** What pg's connection has for COPY beyond its published types. */
type KoneksiSalin = Connection & {
  endCopyFrom: () => void;
};

const KEPALA = 5;
const POTONG = 64 * 1024;
/** Message CopyData of the protocol around what stands behind its head. */
function dataSalin(wadah: Buffer, akhir: number): Buffer {
  wadah[0] = 0x64;
  wadah.writeInt32BE(akhir - 1, 1);
  return wadah.subarray(0, akhir);
}

/** A query of pg that is in COPY mode from the server's word on. */
class PerintahSalin {
  koneksi: KoneksiSalin | null = null;
  readonly siap: Promise<void>;
  readonly selesai: Promise<void>;
  private keSiap!: () => void;
  private keSelesai!: () => void;
  private gagal!: (error: Error) => void;
  private saatGagal?: (error: Error) => void;

  constructor(private readonly sql: string) {
    const gagal: ((error: Error) => void)[] = [];
    this.siap = new Promise((ya, tidak) => ((this.keSiap = ya), gagal.push(tidak)));
    this.selesai = new Promise((ya, tidak) => ((this.keSelesai = ya), gagal.push(tidak)));
    this.gagal = (error) => gagal.forEach((tidak) => tidak(error));
    // Whoever waits hears of it; nobody waiting is no failure of its own.
    this.siap.catch(() => undefined);
    this.selesai.catch(() => undefined);
  }
  /** Until the server has taken what was sent, or has refused it. */
  tungguLega(stream: Connection['stream']): Promise<void> {
    return new Promise((ya, tidak) => {
      this.saatGagal = tidak;
      stream.once('drain', ya);
    });
  }
  submit(koneksi: Connection): void {
    this.koneksi = koneksi as KoneksiSalin;
    koneksi.query(this.sql);
  }
  handleCopyInResponse(): void {
    this.keSiap();
  }
  handleCommandComplete(): void {
    this.keSelesai();
  }
  handleReadyForQuery(): void {
    // The command is complete already.
  }
  handleError(error: Error): void {
    this.gagal(error);
    this.saatGagal?.(error);
  }
}

/** One COPY ... FROM STDIN on a connection of its own: rows go in as fast as the server takes them. */
export class SalinMasuk {
  private wadah = Buffer.allocUnsafe(KEPALA + POTONG);
  private isi = KEPALA;

  private constructor(
    private readonly client: Client,
    private readonly perintah: PerintahSalin,
  ) {}

  static async buka(url: string, sql: string): Promise<SalinMasuk> {
    const client = new Client({ connectionString: url });
    const perintah = new PerintahSalin(sql);
    client.on('error', (error) => perintah.handleError(error));
    try {
      await client.connect();
      client.query(perintah);
      await perintah.siap;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    return new SalinMasuk(client, perintah);
  }

  /** Lines of COPY's text format; they go out some at a time. */
  async tulis(baris: string): Promise<void> {
    const perlu = Buffer.byteLength(baris);
    if (this.isi + perlu > this.wadah.length) await this.kirim(perlu);
    this.isi += this.wadah.write(baris, this.isi);
  }
  private async kirim(berikut = 0): Promise<void> {
    const stream = this.perintah.koneksi?.stream;
    const pesan = dataSalin(this.wadah, this.isi);
    this.wadah = Buffer.allocUnsafe(KEPALA + Math.max(POTONG, berikut));
    const kosong = this.isi === KEPALA;
    this.isi = KEPALA;
    if (!stream || kosong || stream.write(pesan)) return;
    await this.perintah.tungguLega(stream);
  }
  /** Resolves when all of it is stored. */
  async tutup(): Promise<void> {
    try {
      await this.kirim();
      this.perintah.koneksi?.endCopyFrom();
      await this.perintah.selesai;
    } finally {
      await this.client.end();
    }
  }
  /** Nothing of it is stored: the server drops a COPY whose connection ends. */
  batal(): void {
    this.client.end().catch(() => undefined);
    this.perintah.koneksi?.stream.destroy();
  }
}

/** A value in COPY's text format; null is `\N`. */
export const nilaiSalin = (nilai: string | number | bigint | null): string => {
  if (nilai === null) return '\\N';
  if (typeof nilai !== 'string') return String(nilai);
  return /[\\\n\r\t]/.test(nilai) ? nilai.replace(/[\\\n\r\t]/g, (c) => LEPAS[c] ?? c) : nilai;
};
const LEPAS: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
