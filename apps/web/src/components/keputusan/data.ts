import type { Skema } from '@sinas/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** What anybody may know of a decision who holds its code. */
export type KeputusanPublik = Skema<'KeputusanPublikDto'>;
export type KeadaanKeputusan = KeputusanPublik['keadaan'];

export const rapikanKode = (kode: string): string => kode.trim().toUpperCase().replace(/\s+/g, '');

export function useCekKeputusan(kode: string) {
  return useQuery({
    queryKey: ['cek', kode],
    queryFn: ({ signal }) =>
      api.ambil<KeputusanPublik>(`/api/publik/keputusan/${encodeURIComponent(kode)}`, undefined, { signal }),
    enabled: kode !== '',
    staleTime: 60_000,
  });
}
