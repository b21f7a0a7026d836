import { useEffect, useRef, useState } from 'react';

const JEDA_MS = 350;

/**
 * What is typed into a search field: told once typing pauses, or at once (`segera`: Enter). Another value from outside (the
 * back button, a link, all filters taken back) takes its place; what it told itself and comes back does not, since more
 * may have been typed by then.
 */
export function useKetik(nilai: string, onUbah: (kata: string) => void) {
  const [teks, setTeks] = useState(nilai);
  const [dari, setDari] = useState(nilai);
  const [dikirim, setDikirim] = useState(nilai);
  const jeda = useRef<ReturnType<typeof setTimeout>>(undefined);
  const kabari = useRef(onUbah);
  useEffect(() => {
    kabari.current = onUbah;
  });
  useEffect(() => () => clearTimeout(jeda.current), []);
  if (dari !== nilai) {
    setDari(nilai);
    if (nilai !== dikirim) {
      setTeks(nilai);
      setDikirim(nilai);
    }
  }
  const kirim = (kata: string) => {
    clearTimeout(jeda.current);
    if (kata.trim() === dikirim) return;
    setDikirim(kata.trim());
    kabari.current(kata.trim());
  };
  const ketik = (baru: string) => {
    setTeks(baru);
    clearTimeout(jeda.current);
    jeda.current = setTimeout(() => kirim(baru), JEDA_MS);
  };
  return { teks, ketik, segera: () => kirim(teks) };
}
