import type { Skema } from '@sinas/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { kunciBerkas } from './data';

export type DataTagihan = Skema<'TagihanDto'>;
const SEGAR_MS = 15_000;

/** The bill of a file, asked for where there is one; a payment moves the file, so that is asked for again, too. */
export function useTagihan(id: string, ada: boolean) {
  const klien = useQueryClient();
  const kunci = [...kunciBerkas(id), 'tagihan'];
  const kueri = useQuery({
    queryKey: kunci,
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/rki/pengajuan/billing/{id}', { path: { id }, signal }),
    enabled: ada,
    refetchInterval: (q) => (q.state.data?.status === 'LUNAS' ? false : SEGAR_MS),
  });
  const muatLagi = () => klien.invalidateQueries({ queryKey: kunciBerkas(id) });
  const segarkan = useMutation({
    mutationFn: () => api.ambil('/nk/v2/data-nk/rki/pengajuan/refreshBilling/{id}', { path: { id } }),
    onSuccess: (t) => klien.setQueryData(kunci, t),
  });
  const baru = useMutation({
    mutationFn: () => api.kirim('/nk/v2/data-nk/rki/pengajuan/billing/{id}', { path: { id }, body: {} }),
    onSettled: muatLagi,
  });
  return { kueri, segarkan, baru };
}
