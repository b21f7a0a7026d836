import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePengguna } from '../providers/pengguna';
import type { ButirMenu } from '../providers/wire';
import { useData } from './useData';

const KUNCI = ['menu-favorit'] as const;

/** One's own favourite entries, as far as they are still shown (LAYAR-15). */
export function useFavorit() {
  const data = useData();
  const { id_user } = usePengguna();
  return useQuery({
    queryKey: KUNCI,
    queryFn: ({ signal }) => data.menuFavorit(id_user, { signal }),
    staleTime: 5 * 60_000,
  });
}
export function useTerimaFavorit(): (isi: ButirMenu[]) => void {
  const klien = useQueryClient();
  return (isi) => klien.setQueryData(KUNCI, isi);
}
