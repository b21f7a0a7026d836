import { useQuery } from '@tanstack/react-query';
import { useData } from './useData';

export const kunciAkun = (id: string) => ['akun', id] as const;

/** One account: one's own, or that of somebody whom one looks after. */
export function useAkun(id: string) {
  const data = useData();
  return useQuery({ queryKey: kunciAkun(id), queryFn: ({ signal }) => data.akun(id, { signal }), staleTime: 60_000 });
}
