import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Answer, Call } from './http';
import { perusahaanRekaan } from './perusahaan';
import type { Perusahaan } from './perusahaan';

type Entry = Partial<Perusahaan> & { nib: string };

function entriesOf(file: string): Entry[] {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const list: unknown = Array.isArray(content) ? content : (content as { perusahaan?: unknown } | null)?.perusahaan;
  if (!Array.isArray(list)) throw new Error(`${file}: harus berisi daftar perusahaan`);
  return list.filter((one): one is Entry => typeof (one as Entry | null)?.nib === 'string');
}

const DEFAULTS: Omit<Perusahaan, 'nib' | 'npwp' | 'nama'> = {
  alamat: '',
  surel: '',
  api_code: '01',
  status_nib: '01',
  kswp: 'VALID',
  kbli: [],
  proyek: [],
};

/** The company registry: invented companies, and those of a file (the demo's), which is read again when it changes. */
export class Registri {
  private readonly byNib = new Map<string, Perusahaan>();
  private readAt = 0;

  constructor(private readonly file?: string) {
    for (const one of perusahaanRekaan()) this.byNib.set(one.nib, one);
  }

  async handle(call: Call): Promise<Answer> {
    const asked = /^\/nib\/([^/]+)$/.exec(call.path);
    if (call.method !== 'GET' || !asked) return { status: 404, body: { pesan: 'Alamat tidak dikenal' } };
    this.refresh();
    const found = this.byNib.get(decodeURIComponent(asked[1] ?? ''));
    return found ? { status: 200, body: found } : { status: 404, body: { pesan: 'NIB tidak ditemukan' } };
  }

  /** The company of a tax number, for other systems that know the same companies. */
  byNpwp(npwp: string): Perusahaan | undefined {
    this.refresh();
    return [...this.byNib.values()].find((one) => one.npwp === npwp);
  }

  private refresh(): void {
    if (!this.file || !existsSync(this.file)) return;
    const { mtimeMs } = statSync(this.file);
    if (mtimeMs === this.readAt) return;
    for (const one of entriesOf(this.file)) this.byNib.set(one.nib, { ...DEFAULTS, npwp: '', nama: '', ...one });
    this.readAt = mtimeMs;
  }
}
