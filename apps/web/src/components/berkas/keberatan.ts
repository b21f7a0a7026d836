import type { Skema } from '@sinas/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { usang } from '../../lib/galat';

export type Keberatan = Skema<'KeberatanDto'>;
const kunciKeberatan = (id: string) => ['keberatan', id] as const;

/** What was objected to a decision, and what may still be (T35). */
export function useKeberatan(id: string, perlu = true) {
  return useQuery({
    queryKey: kunciKeberatan(id),
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/keberatan/{id}', { path: { id }, signal }),
    enabled: perlu,
  });
}
type Kerja = { kunci: string } & ({ ajukan: Skema<'KeberatanKirimDto'> } | { tarik: string });
/** Raises one, or withdraws it; `kunci` makes a repeat of the same intent one objection. */
export function useUbahKeberatan(id: string) {
  const klien = useQueryClient();
  return useMutation({
    mutationFn: ({ kunci, ...k }: Kerja) =>
      'tarik' in k
        ? api.kirim('/nk/v2/data-nk/keberatan/{id}/tarik', { path: { id: k.tarik }, body: {}, kunci })
        : api.kirim('/nk/v2/data-nk/keberatan/{id}', { path: { id }, body: k.ajukan, kunci }),
    onError: (g) => (usang(g) ? klien.invalidateQueries({ queryKey: kunciKeberatan(id) }) : undefined),
    onSuccess: (baru) => {
      klien.setQueryData(kunciKeberatan(id), baru);
      void klien.invalidateQueries({ queryKey: ['berkas'] });
    },
  });
}
