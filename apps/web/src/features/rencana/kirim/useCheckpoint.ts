import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { useRencana } from '../kerja/useRencana';

/** What the server says of the plan as it is stored; asked once nothing is missing here and all is saved. */
export function useCheckpoint() {
  const { keadaan, lengkap } = useRencana();
  const { noAju } = keadaan.berkas.detail;
  return useQuery({
    queryKey: ['rencana', 'cek', noAju, keadaan.versi],
    queryFn: ({ signal }) => api.ambil('/nk/v2/npp/data-npp/checkpoint/v2', { query: { no_aju: noAju }, signal }),
    enabled: lengkap.boleh_kirim && keadaan.simpan.keadaan === 'tersimpan',
    staleTime: Infinity,
  });
}
