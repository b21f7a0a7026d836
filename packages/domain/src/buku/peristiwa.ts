import { LAYANAN_IZIN } from '../layanan/daftar';
import type { Peristiwa } from '../pengajuan/alur';

/** Events of files that the ledger follows, asked of the transition tables. */
export const PERISTIWA_BUKU: readonly Peristiwa[] = [
  ...new Set(
    LAYANAN_IZIN.flatMap(({ alur }) => alur.langkah.filter((l) => l.efek.includes('bukukan')).map((l) => l.peristiwa)),
  ),
].sort();
