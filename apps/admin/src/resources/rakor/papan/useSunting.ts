import { jamKini } from '@sinas/api-client/jam';
import { useCallback, useEffect, useRef } from 'react';
import { useData } from '../../../lib/useData';
import type { RakPapan } from './rak';

const ULANG_MS = 30_000;
const BERSIH_MS = 15_000;
/** Leaving a cell for the next one is told once, as the next one. */
const JEDA_MS = 250;

/** Tells the others which row is under one's hands, of which line if the room follows, and keeps the marks of theirs fresh. */
export function useSunting(
  id: string,
  rak: RakPapan,
  boleh: boolean,
  idGaris: string | undefined,
): (idBaris: string | null) => void {
  const data = useData();
  const kini = useRef<string | null>(null);
  const jam = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const dikabari = useRef<string | null>(null);
  const kabari = useCallback(
    (garis?: string) => {
      // Nothing is lost when it does not arrive: the version of the row decides.
      void data.rapatSunting(id, kini.current, garis).catch(() => undefined);
      dikabari.current = kini.current;
    },
    [data, id],
  );
  useEffect(() => {
    const ulang = setInterval(() => {
      if (kini.current !== null) kabari();
    }, ULANG_MS);
    const bersih = setInterval(() => rak.bersihkan(jamKini().getTime()), BERSIH_MS);
    return () => {
      clearInterval(ulang);
      clearInterval(bersih);
      clearTimeout(jam.current);
    };
  }, [kabari, rak]);
  return useCallback(
    (idBaris: string | null) => {
      if (!boleh) return;
      kini.current = idBaris;
      clearTimeout(jam.current);
      jam.current = setTimeout(() => {
        if (kini.current !== dikabari.current) kabari(kini.current === null ? undefined : idGaris);
      }, JEDA_MS);
    },
    [boleh, idGaris, kabari],
  );
}
