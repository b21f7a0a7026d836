import { useCallback, useState } from 'react';
import type { BerkasDaftar } from '../../../providers/wire';

export const idTautan = (id: string): string => `berkas-${id}`;

/** The row one stands on: moved by J and K, and by the focus. It follows the file, not the place. */
export function useKursor(baris: readonly BerkasDaftar[]) {
  const [pilihan, tempatkan] = useState<string | null>(null);
  const kursor = baris.some((b) => b.id === pilihan) ? pilihan : null;
  const pindah = useCallback(
    (langkah: 1 | -1) => {
      const kini = baris.findIndex((b) => b.id === kursor);
      const tuju = baris[kini < 0 ? 0 : Math.min(baris.length - 1, Math.max(0, kini + langkah))];
      if (!tuju) return;
      tempatkan(tuju.id);
      // Focus goes along: a screen reader hears the row, and the page scrolls to it.
      document.getElementById(idTautan(tuju.id))?.focus();
    },
    [baris, kursor],
  );
  return { kursor, pindah, tempatkan };
}
