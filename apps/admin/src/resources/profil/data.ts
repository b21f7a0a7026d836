import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useData } from '../../lib/useData';

export const KUNCI_PERANGKAT = ['perangkat'] as const;
export const LIMIT = 10;

/** Where one is signed in, and who tried: a change of one shows in the other. */
export function usePerangkat() {
  const data = useData();
  return useQuery({ queryKey: KUNCI_PERANGKAT, queryFn: ({ signal }) => data.perangkat({ signal }) });
}
export function useAktivitasSaya(page: number) {
  const data = useData();
  return useQuery({
    queryKey: [...KUNCI_PERANGKAT, 'aktivitas', page],
    queryFn: ({ signal }) => data.aktivitas({}, page, LIMIT, { signal }),
    placeholderData: keepPreviousData,
  });
}
export function useAkhiri() {
  const data = useData();
  const klien = useQueryClient();
  return useMutation({
    mutationFn: (nomor: string) => data.akhiriPerangkat(nomor),
    onSettled: () => klien.invalidateQueries({ queryKey: KUNCI_PERANGKAT }),
  });
}
export function useBukanSaya() {
  const data = useData();
  const klien = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => data.bukanSaya(id),
    onSettled: () => klien.invalidateQueries({ queryKey: KUNCI_PERANGKAT }),
  });
}
