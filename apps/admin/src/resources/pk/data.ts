import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useData } from '../../lib/useData';
import type { LevelPk } from '../../providers/data-pk';
import type { BarisPk, Detail } from '../../providers/wire';

const KUNCI = ['pk'] as const;
/** How often an import that runs is asked for. */
const TANYA_MS = 1_500;

/** A need with its rows, level by level. */
export interface Kebutuhan {
  berkas: Detail;
  baris: Record<LevelPk, BarisPk[]>;
}
export function useDaftarPk(page: number) {
  const data = useData();
  return useQuery({
    queryKey: [...KUNCI, 'daftar', page],
    queryFn: ({ signal }) => data.daftarPk(page, { signal }),
    placeholderData: keepPreviousData,
  });
}
export function useKebutuhan(id: string) {
  const data = useData();
  return useQuery({
    queryKey: [...KUNCI, id],
    queryFn: async ({ signal }): Promise<Kebutuhan> => {
      const berkas = await data.detailPk(id, { signal });
      const [satu, dua, tiga] = await Promise.all(
        ([1, 2, 3] as const).map((level) => data.barisPk(berkas.noAju, level, { signal })),
      );
      return { berkas, baris: { 1: satu ?? [], 2: dua ?? [], 3: tiga ?? [] } };
    },
  });
}
export function useNegara(perlu: boolean) {
  const data = useData();
  return useQuery({
    queryKey: ['negara'],
    queryFn: ({ signal }) => data.negara({ signal }),
    enabled: perlu,
    staleTime: Infinity,
  });
}
/** The last workbook of a need; asked again while it is being read. */
export function useImporPk(idNk: string) {
  const data = useData();
  return useQuery({
    queryKey: [...KUNCI, idNk, 'impor'],
    queryFn: ({ signal }) => data.imporPk(idNk, { signal }),
    refetchInterval: ({ state }) => (berjalan(state.data?.status) ? TANYA_MS : false),
  });
}
export const berjalan = (status: string | undefined): boolean => status === 'ANTRE' || status === 'BERJALAN';

/** A write: afterwards everything of needs is asked again, whether it went well or not. */
export function useTulisPk<T, H>(
  kerja: (data: ReturnType<typeof useData>, isi: T) => Promise<H>,
  jadi?: (h: H) => void,
) {
  const data = useData();
  const klien = useQueryClient();
  return useMutation({
    mutationFn: (isi: T) => kerja(data, isi),
    onSuccess: (h) => jadi?.(h),
    onSettled: () => void klien.invalidateQueries({ queryKey: KUNCI }),
  });
}
