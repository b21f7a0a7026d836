import type { Skema } from '@sinas/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from './api';

export type RingkasanPublik = Skema<'RingkasanPublikDto'>;

/** Public facts: schedule of the year, how long services take, announcements. */
export function useRingkasanPublik() {
  return useQuery({
    queryKey: ['welcome'],
    queryFn: ({ signal }) => api.ambil('/api/publik/ringkasan', { signal }),
    staleTime: 5 * 60_000,
  });
}
