import type { Kelengkapan } from '../../formulir/kelengkapan';
import type { Kepala } from '../../formulir/formulir';
import type { BarisIsi } from '../isi';
import { JENIS_RKT } from './baris/jenis';
import { TAB_RENCANA, tabBerlaku, type TabRencana } from './tab';

/** 0 empty, 1 incomplete, 2 complete, 9 not asked of this actor. */
export type KeadaanTab = 0 | 1 | 2 | 9;
export interface PesanCheckpoint {
  tab: string;
  /** Row that lacks it; null = no single row. */
  id_baris: string | null;
  baris: number | null;
  path: string;
  pesan: string;
}
export type Checkpoint = Record<TabRencana, KeadaanTab> & { boleh_kirim: boolean; pesan: PesanCheckpoint[] };

/** What of a plan is there, tab by tab, and all that is missing, with its place (D.4). */
export function checkpoint(
  k: Kelengkapan,
  kepala: Kepala,
  baris: readonly Pick<BarisIsi, 'jenis'>[],
  dokumen: number,
): Checkpoint {
  const berlaku = tabBerlaku(kepala);
  const berisi = (tab: TabRencana): boolean =>
    tab === 'dokumen' ? dokumen > 0 : baris.some((b) => JENIS_RKT.get(b.jenis)?.langkah === tab);
  const keadaan = (tab: TabRencana): KeadaanTab => {
    if (!berlaku.includes(tab)) return 9;
    const kurang = k.masalah.some((m) => m.langkah === tab);
    if (!kurang) return 2;
    return berisi(tab) ? 1 : 0;
  };
  return {
    ...(Object.fromEntries(TAB_RENCANA.map((t) => [t, keadaan(t)])) as Record<TabRencana, KeadaanTab>),
    boleh_kirim: k.boleh_kirim,
    pesan: k.masalah.map((m) => ({
      tab: m.langkah,
      id_baris: /^baris\.(\d+)$/.exec(m.path)?.[1] ?? null,
      baris: m.baris ?? null,
      path: m.path,
      pesan: m.message,
    })),
  };
}
