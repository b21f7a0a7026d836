import { createContext, useContext } from 'react';
import type { Pengguna } from './sesi';

const PenggunaContext = createContext<Pengguna | null>(null);
export const PenggunaProvider = PenggunaContext.Provider;

/** The signed-in officer; below the session gate there always is one. */
export function usePengguna(): Pengguna {
  const pengguna = useContext(PenggunaContext);
  if (!pengguna) throw new Error('usePengguna stands below the session gate');
  return pengguna;
}
