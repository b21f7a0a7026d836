import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

export type KeadaanKeputusan = 'berlaku' | 'belum_berlaku' | 'berakhir' | 'dicabut' | 'digantikan';

/** What anybody may know of a decision who holds its code. */
export interface KeputusanPublik {
  asli: true;
  noAju: string;
  no_keputusan: string | null;
  pemegang: string;
  keputusan: string;
  tgl_keputusan: string;
  berlaku_mulai: string | null;
  berlaku_sampai: string | null;
  keadaan: KeadaanKeputusan;
  ur_status: string;
}

export const rapikanKode = (kode: string): string => kode.trim().toUpperCase().replace(/\s+/g, '');

export function useCekKeputusan(kode: string) {
  return useQuery({
    queryKey: ['cek', kode],
    queryFn: ({ signal }) =>
      api.ambil<KeputusanPublik>(`/api/publik/keputusan/${encodeURIComponent(kode)}`, undefined, { signal }),
    enabled: kode !== '',
    staleTime: 60_000,
  });
}
