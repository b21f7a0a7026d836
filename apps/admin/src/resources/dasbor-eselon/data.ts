import { useQuery } from '@tanstack/react-query';
import { useData } from '../../lib/useData';

export const KUNCI_DASBOR = ['dasbor-eselon'] as const;

/** Who has which part of the dashboard, and which parts there are. */
export function useDasborEselon() {
  const data = useData();
  return useQuery({ queryKey: KUNCI_DASBOR, queryFn: ({ signal }) => data.dasborEselon({ signal }) });
}
export function useElemenDasbor() {
  const data = useData();
  return useQuery({
    queryKey: ['elemen-dasbor'],
    queryFn: ({ signal }) => data.elemenDasbor({ signal }),
    staleTime: 5 * 60_000,
  });
}
