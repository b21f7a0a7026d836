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

/** Keys of a page by `event.key` (letters in lower case). Silent in fields, in dialogs and menus, and with modifiers. */
export function usePintasan(tombol: Record<string, () => void>, nyala = true): void {
  const [diizinkan] = usePintasanMenyala();
  const kini = useRef(tombol);
  useEffect(() => {
    kini.current = tombol;
  });
  useEffect(() => {
    if (!diizinkan || !nyala) return undefined;
    const tekan = (e: KeyboardEvent) => {
      const sasaran = e.target instanceof Element ? e.target : null;
      if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented || sasaran?.closest(MENGETIK)) return;
      if (document.querySelector('[role=dialog], [role=menu]')) return;
      // Enter on a link or button is that link's or button's own.
      if (e.key === 'Enter' && sasaran?.closest(BERTINDAK)) return;
      const jalankan = kini.current[e.key.length === 1 ? e.key.toLowerCase() : e.key];
      if (!jalankan) return;
      e.preventDefault();
      jalankan();
    };
    window.addEventListener('keydown', tekan);
    return () => window.removeEventListener('keydown', tekan);
  }, [diizinkan, nyala]);
}
