import type { Skema } from '@sinas/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { usang } from '../../lib/galat';

export type Serah = Skema<'SerahDto'>;
const kunciSerah = (id: string) => ['serah', id] as const;

/** What remains of a decision, and what was given back of it. */
export function useSerah(id: string, perlu = true) {
  return useQuery({
    queryKey: kunciSerah(id),
    queryFn: ({ signal }) => api.ambil('/api/serah/{id}', { path: { id }, signal }),
    enabled: perlu,
  });
}
/** Gives back (T33); `kunci` makes a repeat of the same intent one surrender. */
export function useSerahkan(id: string) {
  const klien = useQueryClient();
  return useMutation({
    mutationFn: ({ kunci, ...isi }: Skema<'SerahKirimDto'> & { kunci: string }) =>
      api.kirim('/api/serah/{id}', { path: { id }, body: isi, kunci }),
    // What remains has changed meanwhile: it is shown beside what was typed.
    onError: (g) => (usang(g) ? klien.invalidateQueries({ queryKey: kunciSerah(id) }) : undefined),
    onSuccess: (baru) => {
      klien.setQueryData(kunciSerah(id), baru);
      for (const kunci of ['realisasi', 'berkas']) void klien.invalidateQueries({ queryKey: [kunci] });
    },
  });
}
