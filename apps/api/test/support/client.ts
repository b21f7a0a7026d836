/* eslint-disable @typescript-eslint/no-explicit-any */
export interface Answer {
  http: number;
  status?: boolean;
  code?: string;
  message?: string;
  data: any;
  meta?: any;
  errors?: any[];
  error?: string;
  headers: Headers;
  raw: Buffer;
}

/** A stream has no end of its own: its beginning is its answer. */
async function awalAliran(response: Response): Promise<Buffer> {
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return Buffer.from(value ?? []);
}

/** Calls the API as a browser with one session would. */
export class Client {
  constructor(
    private readonly base: string,
    private readonly sesi: string | null,
    readonly csrf: string,
  ) {}

  static async open(base: string, sesi: string): Promise<Client> {
    const info = await new Client(base, sesi, '').get('/api/sesi');
    return new Client(base, sesi, info.data.csrf as string);
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.base + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.sesi ? { cookie: `sesi=${this.sesi}` } : {}),
        ...(method === 'GET' ? {} : { 'x-csrf-token': this.csrf }),
        ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
    });
    const aliran = response.headers.get('content-type')?.startsWith('text/event-stream');
    const raw = aliran ? await awalAliran(response) : Buffer.from(await response.arrayBuffer());
    let json: Record<string, unknown> = {};
    try {
      json = JSON.parse(raw.toString()) as Record<string, unknown>;
    } catch {
      json = {};
    }
    return { data: null, ...json, http: response.status, headers: response.headers, raw };
  }
  /** A stream that stays open; `signal` hangs up. */
  aliran = (path: string, signal: AbortSignal): Promise<Response> =>
    fetch(this.base + path, { signal, headers: { cookie: `sesi=${this.sesi}` } });
  get = (path: string) => this.call('GET', path);
  post = (path: string, body?: unknown, headers?: Record<string, string>) => this.call('POST', path, body, headers);
  put = (path: string, body?: unknown) => this.call('PUT', path, body);
  del = (path: string) => this.call('DELETE', path);

  unggah(idNk: string, kd_dokumen: string, isi: string | Buffer = '%PDF-1.4 uji', nama = 'uji.pdf'): Promise<Answer> {
    const form = new FormData();
    form.set('id_nk', idNk);
    form.set('kd_dokumen', kd_dokumen);
    form.set('file', new Blob([new Uint8Array(Buffer.from(isi))]), nama);
    return this.post('/nk/v2/data-nk/upload', form);
  }
}
