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

  constructor({ status = 0, code, error, pesanServer, errors, data, trace_id, tungguDetik }: Isi) {
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
  }
}

/** What to tell: the server's sentence if it sent one, else ours; after invalid_token always ours (GALAT-01). */
export function pesanAtau(galat: unknown, cadangan: string): string {
  if (!(galat instanceof GalatApi) || galat.token === 'invalid_token') return cadangan;
  return galat.pesanServer || cadangan;
}
