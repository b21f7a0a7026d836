import { createHash, randomBytes } from 'node:crypto';
import type { Answer, Call } from './http';
import { BadRequest, readJson } from './http';

export interface Efek {
  no_aju: string;
  versi_kirim: number;
  no_tanda_terima: string;
  waktu: string;
  kunci: string;
  /** how often this effect was asked for with its key; the effect itself happened once */
  jumlah_permintaan: number;
}

interface Simpanan extends Efek {
  sidik: string;
}

const MAX_KEY_LENGTH = 200;

function readKey(call: Call): string {
  const key = call.request.headers['idempotency-key'];
  if (typeof key === 'string' && key.length > 0 && key.length <= MAX_KEY_LENGTH) return key;
  throw new BadRequest('Header Idempotency-Key wajib diisi');
}

function readAju(body: Record<string, unknown>): { no_aju: string; versi_kirim: number } {
  const { no_aju, versi_kirim } = body;
  if (typeof no_aju !== 'string' || no_aju === '') throw new BadRequest('no_aju wajib diisi');
  if (typeof versi_kirim !== 'number' || !Number.isInteger(versi_kirim) || versi_kirim < 1) {
    throw new BadRequest('versi_kirim harus berupa bilangan bulat positif');
  }
  return { no_aju, versi_kirim };
}

/**
 * The national system. The same key has one effect and one receipt; another key for the same application is a
 * second effect, which is exactly what a sender with unstable keys causes in the real world.
 */
export class SistemNasional {
  private readonly byKey = new Map<string, Simpanan>();

  constructor(private readonly now: () => Date = () => new Date()) {}

  async handle(call: Call): Promise<Answer> {
    if (call.method === 'POST' && call.path === '/aju') return this.receive(call);
    const asked = /^\/aju\/([^/]+)\/(\d+)$/.exec(call.path);
    if (call.method === 'GET' && asked) return this.find(decodeURIComponent(asked[1] ?? ''), Number(asked[2]));
    return { status: 404, body: { pesan: 'Alamat tidak dikenal' } };
  }

  private async receive(call: Call): Promise<Answer> {
    const kunci = readKey(call);
    const body = await readJson(call.request);
    const aju = readAju(body);
    const sidik = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const known = this.byKey.get(kunci);
    if (known && known.sidik !== sidik) {
      return { status: 422, body: { pesan: 'Idempotency-Key sudah dipakai untuk isi yang berbeda' } };
    }
    const efek = known ?? this.record(kunci, sidik, aju);
    efek.jumlah_permintaan += 1;
    return { status: 200, body: { no_tanda_terima: efek.no_tanda_terima, waktu: efek.waktu } };
  }

  private record(kunci: string, sidik: string, aju: { no_aju: string; versi_kirim: number }): Simpanan {
    const waktu = this.now().toISOString();
    const no_tanda_terima = `TT-${waktu.slice(0, 10).replaceAll('-', '')}-${randomBytes(4).toString('hex').toUpperCase()}`;
    const efek = { ...aju, no_tanda_terima, waktu, kunci, sidik, jumlah_permintaan: 0 };
    this.byKey.set(kunci, efek);
    return efek;
  }

  private find(no_aju: string, versi_kirim: number): Answer {
    const efek = this.efek(no_aju).find((one) => one.versi_kirim === versi_kirim);
    if (!efek) return { status: 404, body: { pesan: 'Pengajuan belum diterima' } };
    return { status: 200, body: { no_aju, versi_kirim, no_tanda_terima: efek.no_tanda_terima, waktu: efek.waktu } };
  }

  efek(no_aju?: string | null): Efek[] {
    return [...this.byKey.values()]
      .filter((one) => !no_aju || one.no_aju === no_aju)
      .map(({ sidik: _, ...efek }) => efek);
  }

  forget(): void {
    this.byKey.clear();
  }
}
