import { GRUP_POS, type Pos } from '@sinas/domain/neraca/pos';
import type { OpsiKelompok } from '@sinas/domain/komoditas/elemen';

/** Elements that a line counts apart, in words; '' where the whole commodity is one line. */
export const uraianPos = (kata: OpsiKelompok, elemen: Pos['elemen']): string =>
  GRUP_POS.flatMap((g) => {
    const kode = elemen[g];
    return kode ? [kata[g]?.find((o) => o.kd_elemen === kode)?.ur_elemen ?? kode] : [];
  }).join(', ');
