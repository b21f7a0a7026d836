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
    queryFn: ({ signal }) => api.ambil('/api/perangkat', { signal }),
  });
}
export function useAktivitas(page: number) {
  return useQuery({
    queryKey: [...KUNCI, 'aktivitas', page],
    queryFn: ({ signal }) => api.daftar('/api/aktivitas-masuk', { query: { page, limit: LIMIT }, signal }),
    placeholderData: keepPreviousData,
  });
}
export function useAkhiri() {
  const klien = useQueryClient();
  return useMutation({
    mutationFn: (nomor: string) => api.hapus('/api/perangkat/{nomor}', { path: { nomor } }),
    onSettled: () => klien.invalidateQueries({ queryKey: KUNCI }),
  });
}
export function useBukanSaya() {
  const klien = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.kirim('/api/aktivitas-masuk/{id}/bukan-saya', { path: { id } }),
    onSettled: () => klien.invalidateQueries({ queryKey: KUNCI }),
  });
}
