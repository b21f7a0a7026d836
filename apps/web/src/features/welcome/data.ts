import type { Skema } from '@sinas/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

export type TahapJadwal = Skema<'TahapJadwalDto'>;
export type AngkaPerLayanan = Skema<'AngkaLayananDto'>;
export type DataWelcome = Skema<'RingkasanPublikDto'>;

/** Public facts of the landing page. */
export function useWelcome() {
  return useQuery({
    queryKey: ['welcome'],
    queryFn: ({ signal }) => api.ambil<DataWelcome>('/api/publik/ringkasan', undefined, { signal }),
    staleTime: 5 * 60_000,
  });
}
