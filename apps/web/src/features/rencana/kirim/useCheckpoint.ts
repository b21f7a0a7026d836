import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { useRencana } from '../kerja/useRencana';
import { DATA, type CheckpointWire } from '../wire';

/** What the server says of the plan as it is stored; asked once nothing is missing here and all is saved. */
export function useCheckpoint() {
  const { keadaan, lengkap } = useRencana();
  const { noAju } = keadaan.berkas.detail;
  return useQuery({
    queryKey: ['rencana', 'cek', noAju, keadaan.versi],
    queryFn: ({ signal }) => api.ambil<CheckpointWire>(`${DATA}/checkpoint/v2`, { no_aju: noAju }, { signal }),
    enabled: lengkap.boleh_kirim && keadaan.simpan.keadaan === 'tersimpan',
    staleTime: Infinity,
  });
}
