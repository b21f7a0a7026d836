import type { Skema } from '@sinas/api-client';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { punyaDasar } from '@sinas/domain/pengajuan/dasar';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';

export type Sumber = Skema<'SumberPilihanDto'>;

/** Plans and cases of the company that may be drawn from. */
export function useSumber(ada = true) {
  return useQuery({
    queryKey: ['sumber'],
    queryFn: async ({ signal }) => (await api.daftar('/nk/v2/data-nk/sumber', { signal })).data,
    enabled: ada,
    staleTime: 0,
  });
}
/** Those that a service may draw from, and whose year has not ended. */
export const sumberLayanan = (semua: readonly Sumber[], kdRekom: string, kini: Date): Sumber[] =>
  punyaDasar(kdRekom as KdRekom)
    ? semua.filter(
        (s) => new Date(s.tutup) >= kini && KELOMPOK.get(s.kd_komoditas)?.layanan.includes(kdRekom as KdRekom),
      )
    : [];
