import type { TampilanTulis } from '../../providers/wire';
import type { Saring } from '../saring/Pilih';

export type ListKini = Pick<TampilanTulis, 'daftar' | 'saring' | 'urut' | 'arah'>;
/** What a list shows now, as a view of it is kept. */
export const listKini = (
  daftar: TampilanTulis['daftar'],
  saring: Saring,
  sort: { field: string; order: string },
): ListKini => ({
  daftar,
  saring: Object.fromEntries(Object.entries(saring).filter((e): e is [string, string] => Boolean(e[1]))),
  urut: sort.field as TampilanTulis['urut'],
  arah: sort.order.toLowerCase() as TampilanTulis['arah'],
});
export const kunciTampilan = (daftar: string) => ['tampilan', daftar] as const;
