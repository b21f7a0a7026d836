import { dengarkanAliran, jedaTanya } from '@sinas/api-client';
import { useKabarAliran } from '@sinas/ui/feedback/useKabarAliran';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePengguna } from '../providers/pengguna';
import { useData } from './useData';

const KUNCI = ['pemberitahuan'] as const;

/** A page of notices; asked again by itself, seldom while the stream tells of new ones (LAYAR-16). */
export function usePemberitahuan(page: number, limit: number) {
  const data = useData();
  const { id_user } = usePengguna();
  return useQuery({
    queryKey: [...KUNCI, page, limit],
    queryFn: ({ signal }) => data.notifikasi(id_user, page, limit, { signal }),
    refetchInterval: () => jedaTanya(),
    placeholderData: (lama) => lama,
  });
}

/** New notices at once, for the whole console: the lists follow, and what waits for the officer or went wrong is said. */
export function useAliranPemberitahuan(): void {
  const klien = useQueryClient();
  const segarkan = useCallback(() => void klien.invalidateQueries({ queryKey: KUNCI }), [klien]);
  useKabarAliran(dengarkanAliran, segarkan);
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
