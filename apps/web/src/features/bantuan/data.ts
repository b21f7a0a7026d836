import type { Skema } from '@sinas/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

export type Pengembalian = Skema<'PengembalianPublikDto'>;

/** Why files were returned in the last twelve months. */
export function usePengembalian() {
  return useQuery({
    queryKey: ['pengembalian-publik'],
    queryFn: ({ signal }) => api.ambil('/api/publik/pengembalian', { signal }),
    staleTime: 10 * 60_000,
  });
}
