/** One fault of the body (`errors` of the contract); domain faults carry step and row as well. */
export interface GalatIsian {
  path?: string;
  rule?: string;
  langkah?: string;
  baris?: number;
  message: string;
}

interface Isi {
  status?: number;
  code?: string;
  error?: string;
  pesanServer?: string;
  errors?: GalatIsian[];
  data?: unknown;
  trace_id?: string;
  tungguDetik?: number;
  habisWaktu?: boolean;
}

/** Any failure of a call, told apart by what the screen can do about it. */
export class GalatApi extends Error {
  /** HTTP status; 0 = no answer came. */
  readonly status: number;
  /** Code of the envelope ('02' .. '99'). */
  readonly code: string | null;
  /** 'expired_token' or 'invalid_token'. */
  readonly token: string | null;
  readonly pesanServer: string | null;
  readonly errors: GalatIsian[];
  readonly data: unknown;
  readonly traceId: string | null;
  /** Seconds until it makes sense to try again, where the server says (429, 503). */
  readonly tungguDetik: number | null;
  /** The line is there, the server did not answer in time. */
  readonly habisWaktu: boolean;

  constructor({ status = 0, code, error, pesanServer, errors, data, trace_id, tungguDetik, habisWaktu }: Isi) {
    super(pesanServer ?? error ?? `HTTP ${status}`);
    this.name = 'GalatApi';
    this.status = status;
    this.code = code ?? null;
    this.token = error ?? null;
    this.pesanServer = pesanServer ?? null;
    this.errors = errors ?? [];
    this.data = data ?? null;
    this.traceId = trace_id ?? null;
    this.tungguDetik = tungguDetik ?? null;
    this.habisWaktu = habisWaktu ?? false;
  }
}

/** What to tell: the server's sentence if it sent one, else ours; after invalid_token always ours (GALAT-01). */
export function pesanAtau(galat: unknown, cadangan: string): string {
  if (!(galat instanceof GalatApi) || galat.token === 'invalid_token') return cadangan;
  return galat.pesanServer || cadangan;
}

/** Why a load failed: the server, the line, a refusal for good, or a refusal that may pass. */
export type SebabGalat = 'server' | 'luring' | 'ditolak' | 'tertunda';
const UNTUK_SELAMANYA = new Set([401, 403, 404, 410]);

/** GALAT-04 is for what the server failed (5xx, time-out); everything else has a name of its own. */
export function sebabGalat(galat: unknown): SebabGalat {
  if (!(galat instanceof GalatApi)) return 'server';
  if (galat.status === 0) return galat.habisWaktu ? 'server' : 'luring';
  if (galat.status >= 500 || galat.status < 400) return 'server';
  return UNTUK_SELAMANYA.has(galat.status) ? 'ditolak' : 'tertunda';
}

/** What a failed load shows, as the shared error block takes it. */
export const keadaanGalat = (galat: unknown): { kode: string | null; sebab: SebabGalat; alasan: string | null } => ({
  kode: galat instanceof GalatApi ? galat.traceId : null,
  sebab: sebabGalat(galat),
  alasan: galat instanceof GalatApi ? galat.pesanServer : null,
});
