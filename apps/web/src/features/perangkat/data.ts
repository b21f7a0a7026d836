import type { Skema } from '@sinas/api-client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';

export type Perangkat = Skema<'PerangkatDto'>;
export type Aktivitas = Skema<'AktivitasDto'>;

const KUNCI = ['perangkat'] as const;
export const LIMIT = 20;

export function usePerangkat() {
  return useQuery({
    queryKey: [...KUNCI, 'sesi'],
    queryFn: ({ signal }) => api.ambil<Perangkat[]>('/api/perangkat', undefined, { signal }),
  });
}
export function useAktivitas(page: number) {
  return useQuery({
    queryKey: [...KUNCI, 'aktivitas', page],
    queryFn: ({ signal }) => api.daftar<Aktivitas>('/api/aktivitas-masuk', { page, limit: LIMIT }, { signal }),
    placeholderData: keepPreviousData,
  });
}
export function useAkhiri() {
  const klien = useQueryClient();
  return useMutation({
    mutationFn: (nomor: string) => api.hapus<null>(`/api/perangkat/${encodeURIComponent(nomor)}`),
    onSettled: () => klien.invalidateQueries({ queryKey: KUNCI }),
  });
}
export function useBukanSaya() {
  const klien = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.kirim<Skema<'BukanSayaHasil'>>(`/api/aktivitas-masuk/${id}/bukan-saya`),
    onSettled: () => klien.invalidateQueries({ queryKey: KUNCI }),
  });
}
