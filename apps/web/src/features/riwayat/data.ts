import { saringEkspor, type PanggilanEkspor } from '@sinas/ui/ekspor/useEkspor';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

export interface Saringan {
  keyword: string;
  jnsLayanan: string;
  kd_status: string;
  page: number;
  limit: number;
  arsip: boolean;
}
export const LIMIT = [10, 25, 50] as const;

/** The filters stand in the address: a list can be sent to a colleague and survives a reload. */
export function bacaSaringan(kueri: URLSearchParams): Saringan {
  const limit = Number(kueri.get('limit'));
  return {
    keyword: kueri.get('keyword') ?? '',
    jnsLayanan: kueri.get('jnsLayanan') ?? '',
    kd_status: kueri.get('kd_status') ?? '',
    page: Math.max(1, Number(kueri.get('page')) || 1),
    limit: LIMIT.find((l) => l === limit) ?? LIMIT[0],
    arsip: kueri.get('tab') === 'arsip',
  };
}

/** Address of a changed filter; anything but another page starts at page 1 again. */
export function tulisSaringan(lama: URLSearchParams, ubah: Record<string, string>): URLSearchParams {
  const baru = new URLSearchParams(lama);
  if (!('page' in ubah)) baru.delete('page');
  for (const [nama, nilai] of Object.entries(ubah)) {
    if (nilai) baru.set(nama, nilai);
    else baru.delete(nama);
  }
  return baru;
}

export const EKSPOR: PanggilanEkspor = {
  milik: () => api.ambil('/api/ekspor'),
  buat: (m) => api.kirim('/api/ekspor', { body: m }),
  batal: (id) => api.hapus('/api/ekspor/{id}', { path: { id } }),
};
export const mintaEkspor = ({ keyword, jnsLayanan, kd_status }: Saringan) => ({
  daftar: 'berkas' as const,
  saring: saringEkspor({ keyword, jnsLayanan, kd_status }),
});
export function useRiwayat({ arsip, ...saring }: Saringan) {
  return useQuery({
    queryKey: ['riwayat', arsip, saring],
    queryFn: ({ signal }) =>
      arsip
        ? api.daftar('/nk/v2/data-nk/rki/pengajuan-arsip', { query: saring, signal })
        : api.daftar('/nk/v2/data-nk/rki/pengajuan', { query: saring, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What can be filtered by, with counts; failing, the list works without (GALAT-07). */
export function usePilihanSaring() {
  return useQuery({
    queryKey: ['riwayat', 'pilihan'],
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/rki/pengajuan-filter', { signal }),
    staleTime: 60_000,
  });
}
