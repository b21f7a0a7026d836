import { bukaBuat, tutupTarik, type Jadwal } from '../kalender/jadwal';
import { adaRakor } from './penjaga';
import type { Tahap } from './tahap';
import { layanan } from '../layanan/daftar';
import type { KdRekom } from '../layanan/kode';

/** What a case is decided from: it asks the nation for a quantity, or draws from one that was determined for its company. */
export const DASAR = ['USULAN', 'TARIK'] as const;
export type Dasar = (typeof DASAR)[number];
export const KATA_DASAR: Readonly<Record<Dasar, string>> = {
  USULAN: 'Usulan kebutuhan baru',
  TARIK: 'Menarik dari yang sudah ditetapkan',
};

/** Services whose applications have a basis: those of companies that a meeting determines. */
export function punyaDasar(kdRekom: KdRekom): boolean {
  const { fl_rakor, pemohon, rumpun } = layanan(kdRekom);
  return rumpun === 'izin' && pemohon === 'PU' && fl_rakor;
}
/** Of a file: null where its service has none. What names a source draws from it. */
export const dasarBerkas = (p: { kd_rekom: string; id_sumber: unknown }): Dasar | null =>
  punyaDasar(p.kd_rekom as KdRekom) ? (p.id_sumber === null ? 'USULAN' : 'TARIK') : null;

/** Stages of a file: what draws, and what buys in the country only, comes to no meeting. */
const RAPAT: readonly string[] = ['rakornis', 'rakormen'];
export const tahapBerkas = (f: Parameters<typeof adaRakor>[0]): readonly Tahap[] =>
  layanan(f.kd_rekom).tahap.filter((t) => adaRakor(f) || !RAPAT.includes(t.kode));

/** May a case of this basis be filed now? What draws is filed from the determination to the end of its year. */
export const bukaDasar = (j: Jadwal | null, tahun: number, dasar: Dasar | null, kini: Date): boolean =>
  dasar === 'TARIK' ? (!j?.buka_tarik || kini >= j.buka_tarik) && kini <= tutupTarik(j, tahun) : bukaBuat(j, kini);
