import { koordinatorKomoditas } from '../neraca/koordinator';
import type { KdStatusTersimpan } from '../pengajuan/status';
import { alurRumpun } from '../layanan/daftar';

/** Kinds of coordination meeting (E.1). 0 is a determination on paper: it has no agenda and no minutes. */
export const KODE_JENIS_RAKOR = [0, 1, 2, 3, 4] as const;
export type KdJenisRakor = (typeof KODE_JENIS_RAKOR)[number];
export interface JenisRakor {
  kode: KdJenisRakor;
  nama: string;
  /** As it stands in the number of its minutes; null = it has none. */
  singkatan: string | null;
  /** It determines what companies get; otherwise it agrees on what others determine. */
  menetapkan: boolean;
  /** Files whose decision is in force come onto its agenda, not those that wait for one. */
  evaluasi: boolean;
}

const jenis = (
  kode: KdJenisRakor,
  nama: string,
  singkatan: string | null,
  menetapkan: boolean,
  evaluasi = false,
): JenisRakor => ({ kode, nama, singkatan, menetapkan, evaluasi });
export const JENIS_RAKOR: Readonly<Record<KdJenisRakor, JenisRakor>> = {
  0: jenis(0, 'Tanpa Rakor', null, true),
  1: jenis(1, 'Rakornis', 'RAKORNIS', false),
  2: jenis(2, 'Rakor Menteri', 'RAKORMEN', true),
  3: jenis(3, 'Rakortas', 'RAKORTAS', true),
  4: jenis(4, 'Rakor Evaluasi', 'RAKOREVAL', true, true),
};
/** Those that people sit in. */
export type KdJenisRapat = Exclude<KdJenisRakor, 0>;
export const KODE_JENIS_RAPAT = [1, 2, 3, 4] as const satisfies readonly KdJenisRapat[];

/** What happens to a file that comes onto the agenda of this kind (T17); null = it stays as it is (evaluation). */
export const peristiwaAgenda = (kode: KdJenisRapat): 'agenda_rakornis' | 'agenda_rakormen' | null => {
  if (JENIS_RAKOR[kode].evaluasi) return null;
  return JENIS_RAKOR[kode].menetapkan ? 'agenda_rakormen' : 'agenda_rakornis';
};
/** States that a file waits in for the agenda of this kind. */
export function menungguRapat(kode: KdJenisRapat): readonly KdStatusTersimpan[] {
  const peristiwa = peristiwaAgenda(kode);
  const alur = alurRumpun('izin');
  return peristiwa === null ? alur.ke('tetapkan', 'tetapkan_sebagian') : alur.dari(peristiwa);
}

/** May this commodity stand on the agenda of a meeting that this ministry leads? (E.1: food has a coordinator of its own.) */
export const dikoordinasi = (kdKomoditas: string, kdGaKoordinator: string): boolean =>
  koordinatorKomoditas(kdKomoditas)?.kd_ga === kdGaKoordinator;
