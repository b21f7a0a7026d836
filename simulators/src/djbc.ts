import type { Answer, Call } from './http';
import { BadRequest, readJson } from './http';

const MAX_PAGE = 1_000;
const FIELDS = [
  'no_pib',
  'tgl_pib',
  'kd_kantor',
  'npwp',
  'no_izin',
  'hs',
  'uraian',
  'satuan',
  'jml',
  'negara_asal',
] as const;

type Line = Record<(typeof FIELDS)[number], string> & { urut: number; seri: number; versi: number; batal: boolean };

const text = (v: unknown): string => (typeof v === 'string' || typeof v === 'number' ? String(v) : '');

/**
 * Customs: lines of import declarations as a feed of changes. A correction or a cancellation is the line once more under its
 * next version; whoever reads goes on from the number that he has read last.
 */
export class Djbc {
  private readonly feed: Line[] = [];

  async handle(call: Call): Promise<Answer> {
    if (call.path !== '/pemberitahuan') return { status: 404, body: { pesan: 'Alamat tidak dikenal' } };
    if (call.method === 'GET') return this.page(call.query);
    if (call.method === 'POST') return this.declare(await readJson(call.request));
    return { status: 405, body: { pesan: 'Cara memanggil tidak dikenal' } };
  }

  private page(query: URLSearchParams): Answer {
    const after = Number(query.get('setelah') ?? 0);
    const limit = Math.min(Number(query.get('batas') ?? MAX_PAGE), MAX_PAGE);
    if (!Number.isSafeInteger(after) || after < 0 || !(limit >= 1))
      throw new BadRequest('setelah atau batas tidak sah');
    return { status: 200, body: { data: this.feed.slice(after, after + limit), terakhir: this.feed.length } };
  }

  /** As at a port: a line, its correction (the same number again), or with `batal` its end. `versi` may be given out of order. */
  private declare(isi: Record<string, unknown>): Answer {
    const no_pib = text(isi.no_pib);
    if (no_pib === '') throw new BadRequest('no_pib wajib diisi');
    const seri = Number(isi.seri ?? 1);
    const known = this.feed.filter((l) => l.no_pib === no_pib && l.seri === seri);
    const last = known.at(-1);
    const value = (f: (typeof FIELDS)[number]): string => text(isi[f] ?? last?.[f]);
    const versi = Number(isi.versi ?? Math.max(0, ...known.map((l) => l.versi)) + 1);
    const line: Line = {
      ...(Object.fromEntries(FIELDS.map((f) => [f, value(f)])) as Record<(typeof FIELDS)[number], string>),
      ...{ urut: this.feed.length + 1, seri, versi, batal: isi.batal === true },
    };
    this.feed.push(line);
    return { status: 201, body: line };
  }
}
