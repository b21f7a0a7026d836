import type { Kepala } from '../../formulir/formulir';

export const TAB_RENCANA = ['barang', 'produksi', 'penggunaan', 'distribusi', 'dokumen'] as const;
export type TabRencana = (typeof TAB_RENCANA)[number];

/** Tabs by kind of actor (D.1); all while none is chosen. */
const TAB: Readonly<Record<string, readonly TabRencana[]>> = {
  PRODUSEN: TAB_RENCANA,
  PEDAGANG: ['barang', 'distribusi', 'dokumen'],
  PENGGUNA: ['barang', 'penggunaan', 'dokumen'],
};
export const tabBerlaku = ({ jenis_pelaku }: Kepala): readonly TabRencana[] => TAB[jenis_pelaku ?? ''] ?? TAB_RENCANA;
