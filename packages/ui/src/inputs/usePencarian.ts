import { useEffect, useRef, useState } from 'react';
import type { Opsi } from './saring-opsi';

export interface HasilCari {
  opsi: readonly Opsi[];
  /** More were found than are given. */
  lebih?: boolean;
  /** What these are, where it is not plain; or why there are none. */
  catatan?: string;
}
export type Cari = (kata: string, signal: AbortSignal) => Promise<HasilCari>;
interface Jawaban {
  kata: string;
  /** null = it failed. */
  hasil: HasilCari | null;
}
const JEDA_MS = 250;
const KOSONG: HasilCari = { opsi: [] };

/**
 * Asks for every text that stays long enough, and takes the newest question's answer alone: an earlier one that comes
 * late is not looked at. Until it is there the last answer stays in view.
 */
export function usePencarian(cari: Cari | undefined, kata: string, nyala: boolean) {
  const [jawaban, setJawaban] = useState<Jawaban | null>(null);
  const [percobaan, setPercobaan] = useState(0);
  const terbaru = useRef(cari);
  useEffect(() => {
    terbaru.current = cari;
  });
  const ada = cari !== undefined;
  useEffect(() => {
    if (!nyala || !ada) return undefined;
    const henti = new AbortController();
    const terima = (hasil: HasilCari | null) => {
      if (!henti.signal.aborted) setJawaban({ kata, hasil });
    };
    const timer = setTimeout(
      () =>
        void terbaru.current?.(kata, henti.signal).then(terima, () => {
          terima(null);
        }),
      kata ? JEDA_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      henti.abort();
      // A failure is forgotten when the list is left: opening it again asks again.
      setJawaban((j) => (j?.hasil === null ? null : j));
    };
  }, [nyala, ada, kata, percobaan]);
  const kini = jawaban?.kata === kata ? jawaban : null;
  return {
    mencari: ada && kini === null,
    gagal: kini !== null && kini.hasil === null,
    hasil: kini?.hasil === null ? KOSONG : (jawaban?.hasil ?? KOSONG),
    ulang: () => {
      setJawaban(null);
      setPercobaan((n) => n + 1);
    },
  };
}
