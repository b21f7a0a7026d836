import { setTimeout as sleep } from 'node:timers/promises';
import { alasanDitolak } from './alamat-boleh';
import { NotJson, readBody, readBytes, TooLarge } from './baca-jawaban';
import { Pemutus } from './pemutus';

export interface Ulang {
  kali: number;
  jedaMs: number;
  /** Repeats an answer with this status and nothing else; the tries then count as one for the breaker's door. */
  hanya?: number;
}
export interface PanggilOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** sent as the JSON body */
  json?: unknown;
  /** sent as it is, under its media type; the body of a success is then a Buffer */
  biner?: { jenis: string; isi: Uint8Array };
  headers?: Record<string, string>;
  /** for the whole of one try, the body of the answer included */
  timeoutMs?: number;
  /** for all tries with their pauses; none begins that could not end in time */
  totalMs?: number;
  maxBytes?: number;
  /** tries after the first one, on time-out, 5xx and 429 only; never for calls that are not idempotent */
  ulang?: Ulang;
}

/**
 * waktu_habis: no answer in time, it may have arrived · koneksi: no or a broken connection ·
 * tolak: not sent, the target has failed too often just now · rusak: an answer that must not be used.
 */
export type Galat = 'waktu_habis' | 'koneksi' | 'tolak' | 'rusak';
export type Jawaban = { ok: true; status: number; body: unknown } | { ok: false; galat: Galat; pesan: string };

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_000_000;
const MAX_RETRY_AFTER_MS = 30_000;

interface Try {
  jawaban: Jawaban;
  retryAfterMs?: number;
}

const failure = (galat: Galat, pesan: string): Try => ({ jawaban: { ok: false, galat, pesan } });

interface ErrorLike {
  name?: string;
  message?: string;
  code?: string;
  cause?: ErrorLike;
}

// by shape, not instanceof: fetch's errors may come from another realm (test runners, vm contexts)
function fromError(error: unknown): Try {
  if (error instanceof TooLarge || error instanceof NotJson) return failure('rusak', error.message);
  const { name, message = '', cause } = error as ErrorLike;
  if (name === 'TimeoutError') return failure('waktu_habis', message);
  const reason = cause?.code ?? cause?.message;
  return failure('koneksi', reason ? `${message}: ${reason}` : message);
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1_000, MAX_RETRY_AFTER_MS) : undefined;
}

/** A resolver that hangs has no signal of its own to listen to. */
const sampai = <T>(signal: AbortSignal, kerja: Promise<T>): Promise<T> =>
  Promise.race([
    kerja,
    new Promise<never>((_, gagal) =>
      signal.addEventListener('abort', () => gagal(signal.reason as Error), { once: true }),
    ),
  ]);

function jenisIsi({ json, biner }: PanggilOptions): Record<string, string> {
  if (biner) return { 'content-type': biner.jenis };
  return { accept: 'application/json', ...(json === undefined ? {} : { 'content-type': 'application/json' }) };
}

async function once(url: URL, options: PanggilOptions, timeoutMs: number): Promise<Try> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const ditolak = await sampai(signal, alasanDitolak(url.hostname));
    if (ditolak) return failure('tolak', ditolak);
    const response = await fetch(url, {
      method: options.method ?? 'GET',
      headers: { ...jenisIsi(options), ...options.headers },
      body: options.biner
        ? new Uint8Array(options.biner.isi)
        : options.json === undefined
          ? undefined
          : JSON.stringify(options.json),
      redirect: 'manual',
      signal,
    });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      return failure('rusak', `redirect ${response.status} not followed`);
    }
    const baca = options.biner && response.ok ? readBytes : readBody;
    const body = await baca(response, options.maxBytes ?? MAX_BYTES);
    return { jawaban: { ok: true, status: response.status, body }, retryAfterMs: retryAfter(response) };
  } catch (error) {
    return fromError(error);
  }
}

/** The target itself is in trouble: a refusal (4xx) is a healthy answer, an unusable one is not its absence. */
const targetFailed = (jawaban: Jawaban): boolean =>
  jawaban.ok ? jawaban.status >= 500 : jawaban.galat === 'waktu_habis' || jawaban.galat === 'koneksi';

const worthRepeating = (jawaban: Jawaban, hanya: number | undefined): boolean => {
  if (hanya !== undefined) return jawaban.ok && jawaban.status === hanya;
  return jawaban.ok ? jawaban.status >= 500 || jawaban.status === 429 : jawaban.galat === 'waktu_habis';
};

/** Doubles with every try and is spread, so that many callers do not come back at one moment. */
const pause = (base: number, attempt: number): number => base * 2 ** attempt * (0.5 + Math.random());

function target(nama: string, url: string): URL {
  const parsed = new URL(url);
  if (parsed.protocol === 'http:' || parsed.protocol === 'https:') return parsed;
  throw new Error(`target ${nama}: only http and https`);
}

/**
 * Calls another system. `nama` says which one and `url` begins with its address from the configuration: neither ever
 * comes from a user. Never throws for what the other side does.
 */
export async function panggil(nama: string, url: string, options: PanggilOptions = {}): Promise<Jawaban> {
  const at = target(nama, url);
  const pemutus = new Pemutus(`${nama} ${at.origin}`);
  const { kali, jedaMs, hanya }: Ulang = options.ulang ?? { kali: 0, jedaMs: 0 };
  const { timeoutMs = TIMEOUT_MS, totalMs = Infinity } = options;
  const began = performance.now();
  const left = () => totalMs - (performance.now() - began);
  for (let attempt = 0; ; attempt += 1) {
    const masuk = attempt > 0 && hanya !== undefined;
    if (!masuk && !pemutus.enter())
      return { ok: false, galat: 'tolak', pesan: `${nama} has failed too often just now` };
    const { jawaban, retryAfterMs } = await once(
      at,
      options,
      attempt === 0 ? timeoutMs : Math.max(1, Math.min(timeoutMs, Math.ceil(left()))),
    );
    if (targetFailed(jawaban)) pemutus.failed();
    else pemutus.succeeded();
    if (attempt >= kali || !worthRepeating(jawaban, hanya)) return jawaban;
    const jeda = Math.max(pause(jedaMs, attempt), retryAfterMs ?? 0);
    if (jeda >= left()) return jawaban;
    await sleep(jeda);
  }
}
