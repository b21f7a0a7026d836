/** Events of files, among those that notices are made of. */
export const SUMBER_BERKAS = 'pengajuan';
/** Days of files that come near. */
export const SUMBER_PENGINGAT = 'pengingat';

/** Every job of the product: what it carries (ids only) and how often it is tried. Boot fails when one has no processor. */
export interface JobPayloads {
  'kirim-kl': { id_pengajuan: string; kirim_ke: number };
  /** `sumber` = whose event it is; rows of before are of a file. */
  notifikasi: { sumber?: string; id_pengajuan: string; urut: number };
  'bangun-dokumen': { id_pengajuan: string; jenis: 'tanda_terima' | 'keputusan'; ke: number };
  /** Rows of a file that is made from another one, where they are not there yet. */
  'isi-turunan': { id: string };
  /** Papers of the applicant, from the file that a copy was made of. */
  'salin-dokumen': { dari: string; ke: string };
  'impor-excel': { id_impor: string };
  ekspor: { id_ekspor: string };
  'minta-tagihan': { id_tagihan: string };
  'periksa-tagihan': { id_tagihan: string };
  'surel-akun': { id_permintaan: string };
  /** `id_user` = to whom, where the notice is a desk's. */
  'surel-notif': { id_notifikasi: string; id_user?: string };
  /** A paper, to who has asked for it on that day. */
  'surel-dokumen': { id_dokumen: string; id_user: string; hari: string };
  siaran: { id_siaran: string };
  /** Files of a meeting, a part at a time: onto its agenda, off it, and what it has determined. */
  /** `setelah`: id of the last file that an earlier run has looked at. */
  rapat: { id_rakor: string; aksi: 'tarik' | 'lepas' | 'terap'; ke: number; setelah?: string };
}
export type JobName = keyof JobPayloads;
/** An outbox row to be written; two of one key are one. */
export type Pekerjaan = { [N in JobName]: { jenis: N; kunci: string; muatan: JobPayloads[N] } }[JobName];

export interface JobDefinition {
  /** Tries before the row is closed as failed. */
  tries: number;
  /** Pause before try n+1, ms; the last one repeats. Empty = from configuration (delivery). */
  backoffMs: readonly number[];
  concurrency: number;
}
export const JOBS: Record<JobName, JobDefinition> = {
  'kirim-kl': { tries: 3, backoffMs: [], concurrency: 8 },
  notifikasi: { tries: 10, backoffMs: [2_000, 10_000, 60_000], concurrency: 4 },
  // A paper waits for the signing service, for a day at least.
  'bangun-dokumen': { tries: 300, backoffMs: [2_000, 10_000, 60_000, 300_000], concurrency: 2 },
  'isi-turunan': { tries: 8, backoffMs: [2_000, 10_000, 60_000], concurrency: 1 },
  'salin-dokumen': { tries: 8, backoffMs: [2_000, 10_000, 60_000], concurrency: 2 },
  // The company waits for its code: it is asked for until it is given, for a day at most.
  'minta-tagihan': { tries: 100, backoffMs: [2_000, 10_000, 60_000, 900_000], concurrency: 4 },
  'periksa-tagihan': { tries: 4, backoffMs: [2_000, 10_000, 60_000], concurrency: 4 },
  ekspor: { tries: 3, backoffMs: [5_000, 30_000], concurrency: 1 },
  'impor-excel': { tries: 3, backoffMs: [5_000, 30_000], concurrency: 1 },
  'surel-akun': { tries: 8, backoffMs: [2_000, 10_000, 60_000, 300_000], concurrency: 2 },
  'surel-notif': { tries: 6, backoffMs: [5_000, 60_000, 300_000], concurrency: 2 },
  'surel-dokumen': { tries: 6, backoffMs: [5_000, 60_000, 300_000], concurrency: 2 },
  siaran: { tries: 8, backoffMs: [2_000, 10_000, 60_000], concurrency: 1 },
  rapat: { tries: 50, backoffMs: [1_000, 5_000, 30_000, 300_000], concurrency: 1 },
};
export const JOB_NAMES = Object.keys(JOBS) as JobName[];
