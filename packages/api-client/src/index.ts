import createClient from 'openapi-fetch';
import { GalatApi, type GalatIsian } from './galat';
import { sinasFetch } from './http';
import type { Isi, Jalur, Jawaban, Metode, Minta, Opsi } from './operasi';
import type { components, paths } from '../schema';

/** A wire shape by its name in the API's OpenAPI file: the only home of what both front ends send and read. */
export type Skema<K extends keyof components['schemas']> = components['schemas'][K];

/** The envelope of every JSON answer. */
interface Amplop {
  status: boolean;
  code: string;
  message?: string;
  error?: string;
  data: unknown;
  meta?: Meta;
  errors?: GalatIsian[];
  trace_id?: string;
}
export interface Meta {
  page?: number;
  limit?: number;
  total?: number;
  total_perkiraan?: boolean;
  /** When another system said so; null when it did not answer. */
  diambil?: string | null;
  /** Another system did not answer: the empty list says nothing. */
  gagal?: boolean;
}
export interface Daftar<T> {
  data: T[];
  meta: Meta;
}
type Nilai = string | number | boolean | null | undefined;
export type Kueri = Record<string, Nilai | readonly Nilai[]>;
/** Any call, whatever its path: what is left when its types have been checked. */
interface Permintaan extends Opsi {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** What a filter leaves empty is not asked for. */
function kueri(isi: Record<string, unknown>): string {
  const pasangan = Object.entries(isi).flatMap(([nama, nilai]) =>
    (Array.isArray(nilai) ? (nilai as Nilai[]) : [nilai as Nilai])
      .filter((n) => n !== undefined && n !== null && n !== '')
      .map((n) => [nama, String(n)]),
  );
  return new URLSearchParams(pasangan).toString();
}
/** Checked at the doors of `api`; within, a path is a path. */
const klien = createClient<paths>({ querySerializer: kueri }) as unknown as {
  request(method: Metode, jalur: string, minta: object): Promise<unknown>;
};

/** The answer, whatever it says; thrown only where none has come. */
async function hubungi(
  method: Metode,
  jalur: string,
  { path, query, body, signal, kunci, batasMs, latar }: Permintaan = {},
): Promise<Response> {
  let jawaban: Response | undefined;
  try {
    await klien.request(method, jalur, {
      baseUrl: window.location.origin,
      params: { path, query },
      body,
      headers: { Accept: 'application/json', ...(kunci ? { 'Idempotency-Key': kunci } : {}) },
      signal,
      // What came is read below, of successes and refusals alike; nothing of it is left to the client.
      fetch: async (r: Request) => {
        jawaban = await sinasFetch(r, { batasMs, latar });
        return new Response(null, { status: 204 });
      },
    });
  } catch (sebab) {
    if (signal?.aborted) throw sebab;
    if (!jawaban) throw tanpaJawaban(sebab);
  }
  if (!jawaban) throw tanpaJawaban(undefined);
  return jawaban;
}
function tanpaJawaban(sebab: unknown): GalatApi {
  const waktuHabis = sebab instanceof DOMException && sebab.name === 'TimeoutError';
  return new GalatApi({
    habisWaktu: waktuHabis,
    pesanServer: waktuHabis ? 'Server terlalu lama menjawab' : 'Sambungan ke server terputus',
  });
}
async function amplop(jawaban: Response): Promise<Amplop> {
  const isi = (await jawaban.json().catch(() => null)) as Amplop | null;
  if (jawaban.ok && isi?.status) return isi;
  throw new GalatApi({
    status: jawaban.status,
    code: isi?.code,
    error: isi?.error,
    pesanServer: isi?.message,
    errors: isi?.errors,
    data: isi?.data,
    trace_id: isi?.trace_id ?? jawaban.headers.get('x-request-id') ?? undefined,
    tungguDetik: Number(jawaban.headers.get('Retry-After')) || undefined,
  });
}
async function isiBerkas(jawaban: Response): Promise<ArrayBuffer> {
  if (!jawaban.ok) await amplop(jawaban);
  return jawaban.arrayBuffer();
}
/** Sends and reads the envelope; anything but a success is thrown as GalatApi, so that no call stays unsettled. */
const panggil = async (method: Metode, jalur: string, minta?: Permintaan): Promise<Amplop> =>
  amplop(await hubungi(method, jalur, minta));

/**
 * The calls of both front ends: path, what goes with it and what comes back are those of the API's OpenAPI file. `daftar`
 * keeps the paging facts, the others give the data alone.
 */
export const api = {
  async ambil<P extends Jalur<'get'>>(jalur: P, ...[minta]: Minta<P, 'get'>): Promise<Jawaban<P, 'get'>> {
    return (await panggil('get', jalur, minta)).data as Jawaban<P, 'get'>;
  },
  async daftar<P extends Jalur<'get'>>(jalur: P, ...[minta]: Minta<P, 'get'>): Promise<Daftar<Isi<Jawaban<P, 'get'>>>> {
    const isi = await panggil('get', jalur, minta);
    return { data: (isi.data ?? []) as Isi<Jawaban<P, 'get'>>[], meta: isi.meta ?? {} };
  },
  /** A file as it is. */
  async biner<P extends Jalur<'get'>>(jalur: P, ...[minta]: Minta<P, 'get'>): Promise<ArrayBuffer> {
    return isiBerkas(await hubungi('get', jalur, minta));
  },
  /** A file by the address that an answer has named. */
  async unduh(alamat: string, minta?: Pick<Opsi, 'signal' | 'batasMs'>): Promise<ArrayBuffer> {
    return isiBerkas(await hubungi('get', alamat, minta));
  },
  async kirim<P extends Jalur<'post'>>(jalur: P, ...[minta]: Minta<P, 'post'>): Promise<Jawaban<P, 'post'>> {
    const isi: Permintaan = minta ?? {};
    return (await panggil('post', jalur, { ...isi, body: isi.body ?? {} })).data as Jawaban<P, 'post'>;
  },
  async ganti<P extends Jalur<'put'>>(jalur: P, ...[minta]: Minta<P, 'put'>): Promise<Jawaban<P, 'put'>> {
    const isi: Permintaan = minta ?? {};
    return (await panggil('put', jalur, { ...isi, body: isi.body ?? {} })).data as Jawaban<P, 'put'>;
  },
  /** A path that is chosen by data: it is one of the API's; what goes with it and what comes back is the caller's word. */
  async lewat<T, M extends Metode = 'get'>(
    metode: M,
    jalur: Jalur<M>,
    minta?: Permintaan,
  ): Promise<{ data: T; meta: Meta }> {
    const isi = await panggil(metode, jalur, minta);
    return { data: isi.data as T, meta: isi.meta ?? {} };
  },
  async hapus<P extends Jalur<'delete'>>(jalur: P, ...[minta]: Minta<P, 'delete'>): Promise<Jawaban<P, 'delete'>> {
    return (await panggil('delete', jalur, minta)).data as Jawaban<P, 'delete'>;
  },
};

export type { Isi, Jalur, Jawaban } from './operasi';
export { dengarkanAliran, jedaTanya } from './aliran';
export { GalatApi, keadaanGalat, pesanAtau, sebabGalat, type GalatIsian, type SebabGalat } from './galat';
export { bukaSaluran } from './saluran';
export { pasangCsrf, pasangSesiHilang, sinasFetch } from './http';
