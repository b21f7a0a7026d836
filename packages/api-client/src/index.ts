import { GalatApi, type GalatIsian } from './galat';
import { sinasFetch } from './http';
import type { components } from './schema';

/** A wire shape by its name in the API's OpenAPI file: the only home of what both front ends send and read. */
export type Skema<K extends keyof components['schemas']> = components['schemas'][K];

/** The envelope of every JSON answer. */
interface Amplop<T> {
  status: boolean;
  code: string;
  message?: string;
  error?: string;
  data: T;
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
export type Kueri = Record<string, string | number | boolean | null | undefined>;
interface Opsi {
  kueri?: Kueri;
  body?: unknown;
  signal?: AbortSignal;
  kunci?: string;
  batasMs?: number;
  /** The page does it by itself: the session is not prolonged. */
  latar?: boolean;
}

function alamat(path: string, kueri: Kueri = {}): string {
  const isi = Object.entries(kueri).filter(([, nilai]) => nilai !== undefined && nilai !== null && nilai !== '');
  const teks = new URLSearchParams(isi.map(([nama, nilai]) => [nama, String(nilai)])).toString();
  return teks ? `${path}?${teks}` : path;
}

/** The answer, whatever it says; thrown only where none has come. */
async function hubungi(
  method: string,
  path: string,
  { kueri, body, signal, kunci, batasMs, latar }: Opsi = {},
): Promise<Response> {
  const berkas = body instanceof FormData;
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined && !berkas) headers['Content-Type'] = 'application/json';
  if (kunci) headers['Idempotency-Key'] = kunci;
  const muatan = body === undefined ? undefined : berkas ? body : JSON.stringify(body);
  try {
    return await sinasFetch(alamat(path, kueri), { method, headers, body: muatan, signal, batasMs, latar });
  } catch (sebab) {
    if (signal?.aborted) throw sebab;
    const waktuHabis = sebab instanceof DOMException && sebab.name === 'TimeoutError';
    throw new GalatApi({
      habisWaktu: waktuHabis,
      pesanServer: waktuHabis ? 'Server terlalu lama menjawab' : 'Sambungan ke server terputus',
    });
  }
}
async function amplop<T>(jawaban: Response): Promise<Amplop<T>> {
  const isi = (await jawaban.json().catch(() => null)) as Amplop<T> | null;
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
/** Sends and reads the envelope; anything but a success is thrown as GalatApi, so that no call stays unsettled. */
const panggil = async <T>(method: string, path: string, opsi?: Opsi): Promise<Amplop<T>> =>
  amplop<T>(await hubungi(method, path, opsi));

type OpsiBaca = Pick<Opsi, 'signal' | 'batasMs' | 'latar'>;
type OpsiTulis = Pick<Opsi, 'kueri' | 'kunci' | 'batasMs' | 'latar'>;

/** The calls of both front ends. `daftar` keeps the paging facts, the others give the data alone. */
export const api = {
  async ambil<T>(path: string, kueri?: Kueri, opsi?: OpsiBaca): Promise<T> {
    return (await panggil<T>('GET', path, { kueri, ...opsi })).data;
  },
  async daftar<T>(path: string, kueri?: Kueri, opsi?: OpsiBaca): Promise<Daftar<T>> {
    const isi = await panggil<T[] | null>('GET', path, { kueri, ...opsi });
    return { data: isi.data ?? [], meta: isi.meta ?? {} };
  },
  /** A file as it is. */
  async biner(path: string, opsi?: OpsiBaca): Promise<ArrayBuffer> {
    const jawaban = await hubungi('GET', path, opsi);
    if (!jawaban.ok) await amplop(jawaban);
    return jawaban.arrayBuffer();
  },
  async kirim<T>(path: string, body?: unknown, opsi?: OpsiTulis): Promise<T> {
    return (await panggil<T>('POST', path, { body: body ?? {}, ...opsi })).data;
  },
  async ganti<T>(path: string, body?: unknown, opsi?: OpsiTulis): Promise<T> {
    return (await panggil<T>('PUT', path, { body: body ?? {}, ...opsi })).data;
  },
  async hapus<T>(path: string, kueri?: Kueri, body?: unknown, opsi?: Pick<Opsi, 'latar'>): Promise<T> {
    return (await panggil<T>('DELETE', path, { kueri, body, ...opsi })).data;
  },
};

export { dengarkanAliran, jedaTanya } from './aliran';
export { GalatApi, keadaanGalat, pesanAtau, sebabGalat, type GalatIsian, type SebabGalat } from './galat';
export { bukaSaluran } from './saluran';
export { pasangCsrf, pasangSesiHilang, sinasFetch } from './http';
