import { jedaTanya, type Skema } from '@sinas/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, type Meta } from './api';

export type Pemberitahuan = Skema<'NotifikasiDto'>;
type BelumDibaca = Skema<'BelumDibacaDto'>;

export const KUNCI_PEMBERITAHUAN = ['pemberitahuan'] as const;

/** A page of notices; asked again by itself, less often while the stream tells of new ones (LAYAR-16). */
export function usePemberitahuan(idUser: string, page = 1, limit = 20) {
  return useQuery({
    queryKey: [...KUNCI_PEMBERITAHUAN, idUser, page, limit],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.daftar('/api-prod-ba/mobile/get_notif_web', {
        query: { user_id: idUser, page, limit },
        signal,
        latar: true,
      });
      const lengkap: Meta & Partial<BelumDibaca> = meta;
      return { data, meta: lengkap };
    },
    refetchInterval: () => jedaTanya(),
  });
}

/** Marks some, or without ids all, as read. */
export function useTandaiBaca() {
  const klien = useQueryClient();
  return useMutation({
    mutationFn: (ids?: string[]) => api.kirim('/api/notifikasi/baca', { body: ids ? { ids } : {} }),
    onSettled: () => klien.invalidateQueries({ queryKey: KUNCI_PEMBERITAHUAN }),
  });
}
