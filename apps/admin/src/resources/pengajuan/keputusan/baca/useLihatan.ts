import { useState, type KeyboardEvent } from 'react';

const SKALA = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const PAS = 2;

/** Page, zoom and turn of what is read, with their keys. `halaman`: how many there are. */
export function useLihatan(halaman: number) {
  const [no, setNo] = useState(1);
  const [ukuran, setUkuran] = useState(PAS);
  const [putar, setPutar] = useState(0);
  const ke = (n: number) => setNo(Math.min(Math.max(1, n), Math.max(1, halaman)));
  const besar = (n: number) => setUkuran(Math.min(Math.max(0, n), SKALA.length - 1));
  const tindakan: Record<string, () => void> = {
    PageDown: () => ke(no + 1),
    ArrowRight: () => ke(no + 1),
    PageUp: () => ke(no - 1),
    ArrowLeft: () => ke(no - 1),
    Home: () => ke(1),
    End: () => ke(halaman),
    '+': () => besar(ukuran + 1),
    '=': () => besar(ukuran + 1),
    '-': () => besar(ukuran - 1),
    '0': () => besar(PAS),
    r: () => setPutar((p) => (p + 1) % 4),
  };
  /** Keys of the reader never reach those of the page. */
  const tombol = (e: KeyboardEvent<HTMLElement>) => {
    const lakukan = e.ctrlKey || e.metaKey || e.altKey ? undefined : tindakan[e.key];
    if (!lakukan || e.target instanceof HTMLInputElement) return;
    e.preventDefault();
    e.stopPropagation();
    lakukan();
  };
  return {
    ...{ no, ke, putar, tombol, skala: SKALA[ukuran] ?? 1 },
    perbesar: () => besar(ukuran + 1),
    perkecil: () => besar(ukuran - 1),
    putarkan: () => setPutar((p) => (p + 1) % 4),
  };
}
export type Lihatan = ReturnType<typeof useLihatan>;
