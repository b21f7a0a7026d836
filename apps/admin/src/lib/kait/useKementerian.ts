import { useQuery } from '@tanstack/react-query';
import { useData } from '../useData';

/** Ministries and agencies, for lists to choose from. */
export function useKementerian(boleh: boolean) {
  const data = useData();
  return useQuery({
    queryKey: ['semua-ga'],
    queryFn: ({ signal }) => data.semuaGa({ signal }),
    enabled: boleh,
    staleTime: 3_600_000,
  });
}
