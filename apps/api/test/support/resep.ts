import type { Keadaan } from './keadaan';
import type { Milik } from './milik';

/** What stands behind the path (ids, query) and in the body. */
export interface Isi {
  path?: string;
  body?: unknown;
}
export interface Resep {
  /** Who may send it, and gets 2xx; none = it needs a sign-in at the provider, see bearer.spec.ts. */
  oleh: string | null;
  /** State of the file it is about; none = the route knows no file. */
  keadaan?: Keadaan;
  /** 'tiada': strangers do not even learn that it exists. 'tanpa-isi': they may get an answer, never ours. */
  asing: 'tiada' | 'tanpa-isi';
  isi: (m: Milik) => Isi;
}

export const tiada = (oleh: string, keadaan: Keadaan, isi: Resep['isi']): Resep => ({
  oleh,
  keadaan,
  asing: 'tiada',
  isi,
});
export const umum = (oleh = 'ratna', isi: Isi = {}): Resep => ({ oleh, asing: 'tanpa-isi', isi: () => isi });
