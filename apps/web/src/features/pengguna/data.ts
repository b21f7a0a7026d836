import type { Skema } from '@sinas/api-client';
import { STATUS_AKUN, type StatusAkun } from '@sinas/domain/akses/akun';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

export type Pengguna = Skema<'PenggunaDto'>;
export type Cabang = Skema<'OrganisasiDto'>;
export type Riwayat = Skema<'RiwayatAkunDto'>;

export const LIMIT = 20;
export const KUNCI_PENGGUNA = ['pengguna'] as const;
export const KUNCI_CABANG = ['cabang'] as const;

export interface Saringan {
  keyword: string;
  status: StatusAkun | '';
  id_organisasi: string;
  page: number;
}
/** The filters stand in the address: a list can be sent to a colleague and survives a reload. */
export const bacaSaringan = (kueri: URLSearchParams): Saringan => ({
  keyword: kueri.get('keyword') ?? '',
  status: STATUS_AKUN.find((s) => s === kueri.get('status')) ?? '',
  id_organisasi: kueri.get('id_organisasi') ?? '',
  page: Math.max(1, Number(kueri.get('page')) || 1),
});

export function useDaftarPengguna(saring: Saringan) {
  return useQuery({
    queryKey: [...KUNCI_PENGGUNA, saring],
    queryFn: ({ signal }) =>
      api.daftar('/api/v3/user', { query: { type: 'perusahaan', ...saring, limit: LIMIT }, signal }),
    placeholderData: keepPreviousData,
  });
}
/** One's own company first, then its branches. */
export function useCabang() {
  return useQuery({
    queryKey: KUNCI_CABANG,
    queryFn: ({ signal }) => api.ambil('/api/organisasi/cabang', { signal }),
    staleTime: 5 * 60_000,
  });
}
export const kunciRiwayat = (id: string) => ['pengguna-riwayat', id] as const;
export function useRiwayatAkun(id: string, page: number) {
  return useQuery({
    queryKey: [...kunciRiwayat(id), page],
    queryFn: ({ signal }) =>
      api.daftar('/api/pengguna/{id}/riwayat', { path: { id }, query: { page, limit: LIMIT }, signal }),
    placeholderData: keepPreviousData,
  });
}
