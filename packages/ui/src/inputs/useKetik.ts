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
  const kabari = useRef(onUbah);
  useEffect(() => {
    kabari.current = onUbah;
  });
  if (dari !== nilai) {
    setDari(nilai);
    if (nilai !== dikirim) {
      setTeks(nilai);
      setDikirim(nilai);
    }
  }
  const kata = teks.trim();
  useEffect(() => {
    if (kata === dikirim) return undefined;
    const jeda = setTimeout(() => {
      setDikirim(kata);
      kabari.current(kata);
    }, JEDA_MS);
    return () => clearTimeout(jeda);
  }, [kata, dikirim]);
  const segera = () => {
    if (kata === dikirim) return;
    setDikirim(kata);
    kabari.current(kata);
  };
  return { teks, ketik: setTeks, segera };
}
