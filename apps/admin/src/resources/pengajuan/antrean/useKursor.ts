import { useCallback, useState } from 'react';
import { ingatKursor, tempatTerakhir } from '../../../layout/urutan';
import type { BerkasDaftar } from '../../../providers/wire';

export const idTautan = (id: string): string => `berkas-${id}`;

/** The row one stands on: moved by J and K, and by the focus. It follows the file, not the place; it begins where one left. */
export function useKursor(baris: readonly BerkasDaftar[]) {
  const [pilihan, setPilihan] = useState<string | null>(null);
  const [semula] = useState(tempatTerakhir);
  const tujuan = pilihan ?? semula(baris);
  const kursor = baris.some((b) => b.id === tujuan) ? tujuan : null;
  const tempatkan = useCallback((id: string) => {
    setPilihan(id);
    ingatKursor(id);
  }, []);
  const pindah = useCallback(
    (langkah: 1 | -1) => {
      const kini = baris.findIndex((b) => b.id === kursor);
      const tuju = baris[kini < 0 ? 0 : Math.min(baris.length - 1, Math.max(0, kini + langkah))];
      if (!tuju) return;
      tempatkan(tuju.id);
      // Focus goes along: a screen reader hears the row, and the page scrolls to it.
      document.getElementById(idTautan(tuju.id))?.focus();
    },
    [baris, kursor, tempatkan],
  );
  return { kursor, pindah, tempatkan };
}
