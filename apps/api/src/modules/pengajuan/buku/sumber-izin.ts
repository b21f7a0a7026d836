import type { Akun } from '@sinas/domain/buku/akun';
import type { Desimal } from '@sinas/domain/format/angka';
import type { Pos } from '@sinas/domain/neraca/pos';
import type { IzinRow } from '../../buku/buku.service';

/** What permit rows have, as the ledger has it now or had it at the time. */
export interface SumberIzin {
  izin: (ids: readonly bigint[], jenis?: 'P.TERBIT' | 'P.TEREALISASI') => Promise<IzinRow[]>;
  terealisasi: (ids: readonly bigint[]) => Promise<ReadonlyMap<string, Desimal>>;
  /** Pos on which a file has or had a reserve. */
  cadangan: (id: bigint) => Promise<readonly Pos[]>;
  /** A source as it stands: what has replaced a plan. */
  kini: (id: bigint) => Promise<bigint>;
  /** Of these accounts, locked, those with a limit that somebody has set, by `kunciAkun`. */
  terikat: (akun: readonly Akun[]) => Promise<ReadonlySet<string>>;
}
