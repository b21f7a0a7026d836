import { useEffect, useRef, useSyncExternalStore } from 'react';

const KUNCI = 'sinas-konsol-pintasan';
const pendengar = new Set<() => void>();

function baca(): boolean {
  try {
    return localStorage.getItem(KUNCI) !== 'mati';
  } catch {
    return true;
  }
}
/** Single-letter keys can be switched off (WCAG 2.1.4); the choice stays on this device. */
export function usePintasanMenyala(): [boolean, (nyala: boolean) => void] {
  const nyala = useSyncExternalStore((dengar) => {
    pendengar.add(dengar);
    return () => pendengar.delete(dengar);
  }, baca);
  const atur = (baru: boolean) => {
    try {
      localStorage.setItem(KUNCI, baru ? 'nyala' : 'mati');
    } catch {
      // storage may be refused: the choice then lasts no longer than the page
    }
    pendengar.forEach((panggil) => panggil());
  };
  return [nyala, atur];
}

const MENGETIK = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]';
const BERTINDAK = 'a, button, summary, input, select, textarea, [role=button], [role=menuitem], [role=option]';

export interface Pintasan {
  /** What it does, in a few words: the list of keys says so. */
  arti: string;
  lakukan: () => void;
  /** Works on every page: listed last. */
  umum?: true;
}
type Tombol = Record<string, Pintasan>;
/** What the parts of the page on screen have. */
const terpasang = new Set<{ current: Tombol }>();
/** The keys that work on this page, now; a meaning that several keys share stands once. */
export function pintasanDiSini(): { arti: string; tombol: string[] }[] {
  const semua = [...terpasang].flatMap(({ current }) => Object.entries(current));
  const menurutArti = new Map<string, string[]>();
  for (const [tombol, { arti }] of semua.sort(([, a], [, b]) => Number(a.umum ?? false) - Number(b.umum ?? false)))
    menurutArti.set(arti, [...(menurutArti.get(arti) ?? []), tombol.length === 1 ? tombol.toUpperCase() : tombol]);
  return [...menurutArti].map(([arti, tombol]) => ({ arti, tombol }));
}

/** Keys of a page by `event.key` (letters in lower case). Silent in fields, in dialogs and menus, and with modifiers. */
export function usePintasan(tombol: Tombol): void {
  const [diizinkan] = usePintasanMenyala();
  const kini = useRef(tombol);
  useEffect(() => {
    kini.current = tombol;
  });
  useEffect(() => {
    terpasang.add(kini);
    return () => void terpasang.delete(kini);
  }, []);
  useEffect(() => {
    if (!diizinkan) return undefined;
    const tekan = (e: KeyboardEvent) => {
      const sasaran = e.target instanceof Element ? e.target : null;
      if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented || sasaran?.closest(MENGETIK)) return;
      if (document.querySelector('[role=dialog], [role=menu]')) return;
      // Enter on a link or button is that link's or button's own.
      if (e.key === 'Enter' && sasaran?.closest(BERTINDAK)) return;
      const pintasan = kini.current[e.key.length === 1 ? e.key.toLowerCase() : e.key];
      if (!pintasan) return;
      e.preventDefault();
      pintasan.lakukan();
    };
    window.addEventListener('keydown', tekan);
    return () => window.removeEventListener('keydown', tekan);
  }, [diizinkan]);
}
