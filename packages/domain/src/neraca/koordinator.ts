import { KELOMPOK } from '../komoditas/daftar';

/** Coordinating ministries: food has one of its own since 2024. */
export const KOORDINATOR = {
  PANGAN: { kd_ga: '128', nama: 'Kemenko Pangan' },
  PEREKONOMIAN: { kd_ga: '035', nama: 'Kemenko Perekonomian' },
} as const;

/** Who leads the balance of a commodity; null for a group that there is not. */
export function koordinatorKomoditas(kdKomoditas: string): { kd_ga: string; nama: string } | null {
  const k = KELOMPOK.get(kdKomoditas);
  return k ? KOORDINATOR[k.koordinator] : null;
}
