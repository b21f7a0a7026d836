import type { Aktor } from '@sinas/domain/akses/kebijakan';

/** The actor of a request with the session it came by. */
export interface AktorSesi extends Aktor {
  id_sesi: string;
  csrf: string;
  token_sampai: Date | null;
  /** It was opened with a second factor. */
  faktor?: boolean;
  /** Where the request comes from. */
  asal?: { alamat: string | null; agen: string | null };
}
