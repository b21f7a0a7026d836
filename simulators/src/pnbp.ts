import { createHmac, randomBytes } from 'node:crypto';
import type { Answer, Call } from './http';
import { BadRequest, readJson } from './http';

const DAY_MS = 86_400_000;
const BERLAKU_MS = 7 * DAY_MS;
const SECRET = 'rahasia-simulator-pnbp';
const FIELDS = ['kode', 'ntpn', 'ntb', 'jumlah', 'tgl_bayar', 'saluran'] as const;

interface Bayar {
  kode: string;
  ntpn: string;
  ntb: string;
  jumlah: string;
  tgl_bayar: string;
  saluran: string;
}
interface Billing {
  ref: string;
  kode: string;
  jumlah: string;
  nama: string;
  uraian: string;
  terbit: string;
  kedaluwarsa: string;
  url_kabar: string;
  bayar: Bayar | null;
}

/**
 * The state's billing system: a code of fifteen digits for a reference, the same one however often it is asked for; payments
 * over the counter, told to whoever asked for the bill and to whoever asks.
 */
export class Pnbp {
  private readonly byRef = new Map<string, Billing>();
  private urut = 0;

  constructor(
    private readonly secret: string = process.env.PNBP_RAHASIA || SECRET,
    private readonly now: () => Date = () => new Date(),
  ) {}

  async handle(call: Call): Promise<Answer> {
    if (call.method === 'POST' && call.path === '/tagihan') return this.issue(call);
    const asked = /^\/tagihan\/(\d{15})(\/bayar)?$/.exec(call.path);
    const billing = asked && [...this.byRef.values()].find((b) => b.kode === asked[1]);
    if (call.method === 'GET' && call.path === '/tagihan') return { status: 200, body: [...this.byRef.values()] };
    if (!asked || !billing) return { status: 404, body: { pesan: 'Kode billing tidak dikenal' } };
    if (call.method === 'GET' && !asked[2]) return { status: 200, body: this.state(billing) };
    if (call.method === 'POST' && asked[2]) return this.pay(billing, await readJson(call.request));
    return { status: 404, body: { pesan: 'Alamat tidak dikenal' } };
  }

  private async issue(call: Call): Promise<Answer> {
    const { ref, jumlah, nama = '', uraian = '', url_kabar = '' } = await readJson(call.request);
    if (typeof ref !== 'string' || ref === '') throw new BadRequest('ref wajib diisi');
    if (!/^[1-9]\d{0,14}$/.test(String(jumlah))) throw new BadRequest('jumlah harus rupiah penuh');
    const known = this.byRef.get(ref);
    if (known && known.jumlah !== String(jumlah))
      return { status: 422, body: { pesan: 'Rujukan sudah dipakai untuk jumlah lain' } };
    const billing = known ?? this.record(ref, String(jumlah), [String(nama), String(uraian), String(url_kabar)]);
    const { kode, terbit, kedaluwarsa } = billing;
    return { status: 200, body: { kode, terbit, kedaluwarsa } };
  }
  private record(ref: string, jumlah: string, [nama = '', uraian = '', url_kabar = '']: string[]): Billing {
    const terbit = this.now();
    this.urut += 1;
    const kode = `8${terbit.toISOString().slice(2, 10).replaceAll('-', '')}${String(this.urut).padStart(4, '0')}${randomBytes(2).readUInt16BE().toString().padStart(5, '0').slice(-4)}`;
    const kedaluwarsa = new Date(terbit.getTime() + BERLAKU_MS).toISOString();
    const billing = { ...{ ref, kode, jumlah, nama, uraian }, terbit: terbit.toISOString(), kedaluwarsa, url_kabar };
    this.byRef.set(ref, { ...billing, bayar: null });
    return { ...billing, bayar: null };
  }

  private state(b: Billing): object {
    if (b.bayar) return { status: 'LUNAS', ...b.bayar };
    return {
      status: this.now().toISOString() > b.kedaluwarsa ? 'KEDALUWARSA' : 'BELUM',
      kode: b.kode,
      jumlah: b.jumlah,
    };
  }

  /** As at a counter: `jumlah` and `tgl_bayar` may be wrong on purpose, `kabar` says how often it is told (0 = never). */
  private async pay(billing: Billing, isi: Record<string, unknown>): Promise<Answer> {
    const { kode } = billing;
    const kabar = typeof isi.kabar === 'number' ? isi.kabar : 1;
    const bayar = billing.bayar ?? {
      kode,
      ntpn: randomBytes(8).toString('hex').toUpperCase(),
      ntb: randomBytes(6).toString('hex').toUpperCase(),
      jumlah: typeof isi.jumlah === 'string' ? isi.jumlah : billing.jumlah,
      tgl_bayar: typeof isi.tgl_bayar === 'string' ? isi.tgl_bayar : this.now().toISOString(),
      saluran: 'Teller',
    };
    const simpan = this.byRef.get(billing.ref);
    if (simpan) simpan.bayar = bayar;
    for (let i = 0; i < kabar; i++) await this.tell(billing.url_kabar, bayar);
    return { status: 200, body: bayar };
  }
  private async tell(url: string, bayar: Bayar): Promise<void> {
    if (url === '') return;
    const saat = String(this.now().getTime());
    const naskah = FIELDS.map((f) => bayar[f]).join('\n');
    const tanda = createHmac('sha256', this.secret).update(`${saat}.${naskah}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-tanda-tangan': tanda, 'x-waktu': saat };
    // Whoever does not answer finds out by asking.
    await fetch(url, { method: 'POST', headers, body: JSON.stringify(bayar) }).catch(() => undefined);
  }
}
