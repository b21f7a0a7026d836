import { createContext, useContext, useSyncExternalStore } from 'react';
import type { BarisKerja, PapanToko, Ringkas } from './toko';

/** What a row may be asked, the same for all rows of a board. */
export interface Papan {
  toko: PapanToko;
  isi: boolean;
  /** Permits in force are before it, not requests. */
  evaluasi: boolean;
  satuanLazim: string;
  /** May this ministry's recommendation be changed by the reader? */
  bolehUsul: (kdGa: string) => boolean;
  ubah: PapanToko['ubah'];
  simpan: (id: string) => void;
  milikLain: (id: string) => void;
  milikSaya: (id: string) => void;
  usul: (id: string) => void;
  fokus: (id: string | null) => void;
  pergi: (id: string, arah: readonly [baris: number, kolom: number], kolom: string) => void;
}
export const KonteksPapan = createContext<Papan | null>(null);
export function usePapanRapat(): Papan {
  const papan = useContext(KonteksPapan);
  if (!papan) throw new Error('usePapanRapat stands below KonteksPapan');
  return papan;
}
export function useBaris(toko: PapanToko, id: string): BarisKerja | undefined {
  return useSyncExternalStore(
    (lakukan) => toko.langganBaris(id, lakukan),
    () => toko.baris(id),
  );
}
export const useRingkas = (toko: PapanToko): Ringkas => useSyncExternalStore(toko.langganRingkas, toko.ringkas);
