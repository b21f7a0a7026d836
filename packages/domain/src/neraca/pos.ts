import type { KelompokKomoditas } from '../komoditas/bentuk';
import { KELOMPOK } from '../komoditas/daftar';
import type { RekamanKomoditas } from '../komoditas/rekaman';
import { satuanDasar } from './satuan-dasar';

/** Which way the goods of a balance line go. */
export type Arah = 'impor' | 'ekspor';
/** Element groups that a balance counts apart, where the commodity requires them. */
export const GRUP_POS = ['02', '03'] as const;
export type GrupPos = (typeof GRUP_POS)[number];

/** What one line of a year's balance is about. Country, port and tariff line do not bind. */
export interface Pos {
  tahun: number;
  arah: Arah;
  kd_komoditas: string;
  /** Unit in which it is added up. */
  satuan: string;
  elemen: Partial<Record<GrupPos, string>>;
}

/** What a group is counted apart by: required elements that are chosen from a list, not described in own words. */
export const grupPos = (k: Pick<KelompokKomoditas, 'wajib' | 'bebas'>): GrupPos[] =>
  GRUP_POS.filter((g) => k.wajib.includes(g) && !k.bebas?.includes(g));

/** The line that a row of goods stands on; `satuan` is the row's own. */
export function posBaris(
  b: { kd_komoditas: string; tahun: number; arah?: Arah },
  satuan: string,
  rekaman: Pick<RekamanKomoditas, GrupPos>,
): Pos {
  const kelompok = KELOMPOK.get(b.kd_komoditas);
  const elemen: Pos['elemen'] = {};
  for (const g of GRUP_POS) if (kelompok && grupPos(kelompok).includes(g) && rekaman[g]) elemen[g] = rekaman[g];
  return {
    tahun: b.tahun,
    arah: b.arah ?? 'impor',
    kd_komoditas: b.kd_komoditas,
    satuan: satuanDasar(b.kd_komoditas, satuan),
    elemen,
  };
}

/** One text for one line, whatever the order of its parts. */
export const kunciPos = (p: Pos): string =>
  [
    p.tahun,
    p.arah,
    p.kd_komoditas,
    p.satuan,
    ...GRUP_POS.flatMap((g) => (p.elemen[g] ? [`${g}=${p.elemen[g]}`] : [])),
  ].join(':');
