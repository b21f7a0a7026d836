import type { KunciPesan } from '../pesan/pesan';

export const STATUS_TANDA_TANGAN = ['BELUM', 'DITANDATANGANI', 'GAGAL'] as const;
export type StatusTandaTangan = (typeof STATUS_TANDA_TANGAN)[number];
/** A place for a signature on one version of the minutes. */
export interface TandaTangan {
  id_user: string;
  pimpinan: boolean;
  status: StatusTandaTangan;
}

const sudah = (t: TandaTangan): boolean => t.status === 'DITANDATANGANI';

/** Null, or why this person may not sign now: he is no signatory, has signed, or leads and others are still to sign. */
export function bolehTandaTangan(semua: readonly TandaTangan[], idUser: string): KunciPesan | null {
  const milik = semua.find((t) => t.id_user === idUser);
  if (!milik) return 'rakor.bukan_penanda_tangan';
  if (sudah(milik)) return 'rakor.sudah_tanda_tangan';
  return milik.pimpinan && semua.some((t) => !t.pimpinan && !sudah(t)) ? 'rakor.pimpinan_terakhir' : null;
}

/** A chair among them, and everybody has signed. */
export const semuaBertandaTangan = (semua: readonly TandaTangan[]): boolean =>
  semua.some((t) => t.pimpinan) && semua.every(sudah);
