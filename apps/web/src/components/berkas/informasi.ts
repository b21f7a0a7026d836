import type { Skema } from '@sinas/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { usang } from '../../lib/galat';

export type Informasi = Skema<'InformasiDto'>;
export type Permintaan = Informasi['permintaan'][number];
const kunciInformasi = (id: string) => ['informasi', id] as const;

/** What the ministry has asked about a file, and what was answered (T37). `versi`: of the file that is shown. */
export function useInformasi(id: string, versi: number, perlu: boolean) {
  return useQuery({
    queryKey: [...kunciInformasi(id), versi],
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/permintaan-informasi/{id}', { path: { id }, signal }),
    enabled: perlu,
  });
}
/** Answers one; `kunci` makes a repeat of the same words one answer. */
export function useJawabInformasi(id: string, permintaan: string) {
  const klien = useQueryClient();
  return useMutation({
    mutationFn: ({ kunci, ...isi }: Skema<'InformasiJawabDto'> & { kunci: string }) =>
      api.kirim('/nk/v2/data-nk/permintaan-informasi/{id}/jawab', { path: { id: permintaan }, body: isi, kunci }),
    onError: (g) => (usang(g) ? klien.invalidateQueries({ queryKey: kunciInformasi(id) }) : undefined),
    onSuccess: async () => {
      await klien.invalidateQueries({ queryKey: kunciInformasi(id) });
      void klien.invalidateQueries({ queryKey: ['berkas'] });
      void klien.invalidateQueries({ queryKey: ['beranda'] });
    },
  });
}
