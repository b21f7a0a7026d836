import type { Skema } from '@sinas/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, type Meta } from './api';

export type Pemberitahuan = Skema<'NotifikasiDto'>;
type BelumDibaca = Skema<'BelumDibacaDto'>;

const KUNCI = ['pemberitahuan'] as const;
const SEGAR_MS = 60_000;

/** A page of notices; asked again every minute while the tab is seen (LAYAR-16). */
export function usePemberitahuan(idUser: string, page = 1, limit = 20) {
  return useQuery({
    queryKey: [...KUNCI, idUser, page, limit],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.daftar<Pemberitahuan>(
        '/api-prod-ba/mobile/get_notif_web',
        { user_id: idUser, page, limit },
        { signal },
      );
      const lengkap: Meta & Partial<BelumDibaca> = meta;
      return { data, meta: lengkap };
    },
    refetchInterval: SEGAR_MS,
  });
}

/** Marks some, or without ids all, as read. */
export function useTandaiBaca() {
  const klien = useQueryClient();
  return useMutation({
    mutationFn: (ids?: string[]) => api.kirim<BelumDibaca>('/api/notifikasi/baca', ids ? { ids } : {}),
    onSettled: () => klien.invalidateQueries({ queryKey: KUNCI }),
  });
}
