import type { Skema } from '@sinas/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from './api';

export type Akun = Skema<'PenggunaRinciDto'>;

export const kunciAkun = (id: string) => ['akun', id] as const;

/** One account: one's own, or that of somebody whom one looks after. */
export function useAkun(id: string) {
  return useQuery({
    queryKey: kunciAkun(id),
    queryFn: ({ signal }) => api.ambil('/api-prod/user/{id}', { path: { id }, signal }),
    staleTime: 60_000,
  });
}
