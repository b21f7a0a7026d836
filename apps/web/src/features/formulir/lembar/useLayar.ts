import { useSyncExternalStore } from 'react';

const PONSEL = '(max-width: 47.99rem)';
const LEBAR = '(min-width: 75rem)';
const cocok = (kueri: string): boolean => window.matchMedia?.(kueri).matches ?? false;

function dengar(f: () => void): () => void {
  const semua = [PONSEL, LEBAR].map((k) => window.matchMedia?.(k)).filter(Boolean);
  semua.forEach((m) => m.addEventListener('change', f));
  return () => semua.forEach((m) => m.removeEventListener('change', f));
}

/** Phone: rows are a list. Wide: the drawer has room beside the grid. */
export function useLayar(): { ponsel: boolean; lebar: boolean } {
  const ponsel = useSyncExternalStore(dengar, () => cocok(PONSEL));
  const lebar = useSyncExternalStore(dengar, () => cocok(LEBAR));
  return { ponsel, lebar };
}
