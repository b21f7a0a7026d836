import type { Skema } from '@sinas/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

export type Alokasi = Skema<'AlokasiDto'>;

/** What ministries' needs give to the company. */
export function useAlokasi() {
  return useQuery({
    queryKey: ['alokasi'],
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/alokasiPK', { signal }),
  });
}
