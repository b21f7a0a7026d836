import { createContext, useContext } from 'react';
import type { Pengguna } from './sesi';
import type { ButirMenu } from './wire';

interface IsiSesi {
  pengguna: Pengguna;
  menu: ButirMenu[];
  /** Reads the session again: after a change of one's own name, or of the menu that one is shown. */
  segarkan: () => void;
}
const SesiContext = createContext<IsiSesi | null>(null);
export const SesiProvider = SesiContext.Provider;

function useSesi(): IsiSesi {
  const sesi = useContext(SesiContext);
  if (!sesi) throw new Error('useSesi stands below the session gate');
  return sesi;
}
/** The signed-in officer; below the session gate there always is one. */
export const usePengguna = (): Pengguna => useSesi().pengguna;
/** What the officer is shown. Menus only show; permissions decide. */
export const useMenu = (): ButirMenu[] => useSesi().menu;
export const useSegarkanSesi = (): (() => void) => useSesi().segarkan;
