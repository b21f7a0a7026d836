import type { Skema } from '@sinas/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from './api';

export type Akun = Skema<'PenggunaRinciDto'>;

export const kunciAkun = (id: string) => ['akun', id] as const;
export const jalurAkun = (id: string) => `/api-prod/user/${encodeURIComponent(id)}`;

/** One account: one's own, or that of somebody whom one looks after. */
export function useAkun(id: string) {
  return useQuery({
    queryKey: kunciAkun(id),
    queryFn: ({ signal }) => api.ambil<Akun>(jalurAkun(id), undefined, { signal }),
    staleTime: 60_000,
  });
}
