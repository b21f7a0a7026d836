import type { KdStatus } from './status';

/** One stage of the progress bar (listProses). */
export interface Tahap {
  kode: string;
  nama: string;
  /** Statuses during which a file stands at this stage. */
  status: readonly KdStatus[];
}

/** Index of the stage a status stands at; files that ended without a decision stand where they stopped. */
export function posisiTahap(tahap: readonly Tahap[], status: KdStatus, statusSebelum?: KdStatus): number {
  const cari = (s: KdStatus) => tahap.findIndex((t) => t.status.includes(s));
  const i = cari(status);
  if (i >= 0) return i;
  if (status === '90')
    return Math.max(
      0,
      tahap.findIndex((t) => t.kode === 'keputusan'),
    );
  return statusSebelum ? Math.max(0, cari(statusSebelum)) : 0;
}
