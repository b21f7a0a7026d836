import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../../lib/api';
import { kunciBaru } from '../../../lib/kunci';

export const LIMIT = 25;

/** Plans of the firm, a page of them, the newest first. */
export const useDaftarRencana = (page: number, limit = LIMIT) =>
  useQuery({
    queryKey: ['rencana', 'daftar', page, limit],
    queryFn: ({ signal }) => api.daftar('/nk/v2/npp/pengajuan/riwayat', { query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
  });

/** Plans whose months were not reported in time. */
export const useTerlambat = () =>
  useQuery({
    queryKey: ['rencana', 'terlambat'],
    queryFn: ({ signal }) => api.ambil('/nk/v2/npp/realisasi/terlambat', { signal }),
  });

/** May this user begin a plan, and as what. */
export const usePemakaiRencana = () =>
  useQuery({
    queryKey: ['rencana', 'pemakai'],
    queryFn: ({ signal }) => api.ambil('/nk/v2/npp/user/check', { signal }),
    staleTime: 60_000,
  });

export const useKomoditasRencana = (tahun: number) =>
  useQuery({
    queryKey: ['rencana', 'komoditas', tahun],
    queryFn: ({ signal }) => api.ambil('/nk/v2/npp/ref/komoditas', { query: { tahun }, signal }),
    staleTime: 60_000,
  });

/** A new plan, or a copy of one. */
export type RencanaBaru =
  | { dari: string; tahun: number }
  | { kd_komoditas: string; tahun: number; trader_type: 'IMPORTIR' | 'LOKAL'; kepala: Record<string, string> };

/** Begins a plan. The same choice sent again bears the same key: a lost answer makes no second one. */
export function useBuatRencana(onJadi: (noAju: string) => void) {
  const klien = useQueryClient();
  const kirim = useRef<{ isi: string; kunci: string } | null>(null);
  return useMutation({
    mutationFn: (isi: RencanaBaru) => {
      const teks = JSON.stringify(isi);
      if (kirim.current?.isi !== teks) kirim.current = { isi: teks, kunci: kunciBaru() };
      return api.kirim('/nk/v2/npp/pengajuan/create', { body: isi, kunci: kirim.current.kunci });
    },
    onSuccess: (hasil) => {
      void klien.invalidateQueries({ queryKey: ['rencana', 'daftar'] });
      onJadi(hasil.no_aju);
    },
  });
}
