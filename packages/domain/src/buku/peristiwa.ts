import { LAYANAN_IZIN } from '../layanan/daftar';
import type { NamaEfek, Peristiwa } from '../pengajuan/alur';

const dengan = (efek: NamaEfek): readonly Peristiwa[] =>
  [
    ...new Set(
      LAYANAN_IZIN.flatMap(({ alur }) => alur.langkah.filter((l) => l.efek.includes(efek)).map((l) => l.peristiwa)),
    ),
  ].sort();

/** Events of files that the ledger follows, asked of the transition tables. */
export const PERISTIWA_BUKU = dengan('bukukan');
/** Those that reserve, of a case that draws; and those that end its reserve. */
export const PERISTIWA_CADANGAN = dengan('cadangkan');
export const PERISTIWA_LEPAS = dengan('lepas_cadangan');
