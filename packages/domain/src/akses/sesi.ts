import { PERAN } from './peran';

const JAM_MS = 3_600_000;
const HARI_MS = 24 * JAM_MS;

export interface BatasSesi {
  /** From the sign-in on, whatever happens. */
  lamaMs: number;
  /** From the last act of a person on. */
  diamMs: number;
}
/** Thirty days is the upper limit of every session (SESI-06); who acts for the state proves more often that it is he. */
export const BATAS_SESI = {
  perusahaan: { lamaMs: 30 * HARI_MS, diamMs: 7 * HARI_MS },
  petugas: { lamaMs: 12 * JAM_MS, diamMs: JAM_MS },
} as const satisfies Record<string, BatasSesi>;

/** Account data expires at the provider's expires_in (seconds) if given, else it is stored as long as a session may be (SESI-06). */
export const akhirToken = (kini: Date, expiresIn?: number): Date =>
  new Date(kini.getTime() + (expiresIn === undefined ? BATAS_SESI.perusahaan.lamaMs : expiresIn * 1000));

/** Roles whose rows are their own company's; every other one, a role that nobody knows too, has officers' rights. */
export const PERAN_PERUSAHAAN: readonly string[] = Object.values(PERAN)
  .filter((p) => p.lingkup === 'organisasi')
  .map((p) => p.kode);
export const berhakPetugas = (kodePeran: string): boolean => !PERAN_PERUSAHAAN.includes(kodePeran);

export const batasSesi = (kodePeran: string): BatasSesi =>
  BATAS_SESI[berhakPetugas(kodePeran) ? 'petugas' : 'perusahaan'];

/** When a session ends at the latest, however busy. */
export const batasAkhirSesi = (kodePeran: string, s: { dibuat: Date; sampai: Date }): Date =>
  new Date(Math.min(s.sampai.getTime(), s.dibuat.getTime() + batasSesi(kodePeran).lamaMs));

/** When a session ends if nobody acts any more: at this very moment it is over. */
export const akhirSesi = (kodePeran: string, s: { dibuat: Date; terakhir: Date; sampai: Date }): Date =>
  new Date(Math.min(batasAkhirSesi(kodePeran, s).getTime(), s.terakhir.getTime() + batasSesi(kodePeran).diamMs));
