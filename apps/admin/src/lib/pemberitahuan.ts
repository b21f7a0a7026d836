import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePengguna } from '../providers/pengguna';
import { useData } from './useData';

const KUNCI = ['pemberitahuan'] as const;
const SEGAR_MS = 60_000;

/** A page of notices; asked again every minute while the tab is seen (LAYAR-16). */
export function usePemberitahuan(page: number, limit: number) {
  const data = useData();
  const { id_user } = usePengguna();
  return useQuery({
    queryKey: [...KUNCI, page, limit],
    queryFn: ({ signal }) => data.notifikasi(id_user, page, limit, { signal }),
    refetchInterval: SEGAR_MS,
    placeholderData: (lama) => lama,
  });
}

/** Marks some, or without ids all, as read. */
export function useBacaPemberitahuan() {
  const data = useData();
  const klien = useQueryClient();
  return useMutation({
    mutationFn: (ids?: string[]) => data.bacaNotifikasi(ids),
    onSettled: () => klien.invalidateQueries({ queryKey: KUNCI }),
  });
}
