import { useQuery } from '@tanstack/react-query';
import { useData } from '../useData';

/** Officers of the reader's ministry that have a desk. */
export function useRekan() {
  const data = useData();
  return useQuery({ queryKey: ['rekan'], queryFn: ({ signal }) => data.rekan({ signal }), staleTime: 300_000 });
}
