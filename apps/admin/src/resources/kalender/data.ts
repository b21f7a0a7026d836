import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useData } from '../../lib/useData';
import type { DampakKalender, SimpanKalender, UbahanKalender, UbahanTersimpan } from '../../providers/wire';

const KUNCI = ['kalender'] as const;
export type Jenis = DampakKalender['jenis'];

export function useKalender(tahun: number | undefined) {
  const data = useData();
  return useQuery({
    queryKey: [...KUNCI, tahun],
    queryFn: ({ signal }) => data.kalender(tahun, { signal }),
    placeholderData: keepPreviousData,
  });
}
export function useRiwayatKalender(jenis: Jenis, page: number, limit: number) {
  const data = useData();
  return useQuery({
    queryKey: [...KUNCI, 'riwayat', jenis, page],
    queryFn: ({ signal }) => data.riwayatKalender(jenis, page, limit, { signal }),
    placeholderData: (lama, kueri) => (kueri?.queryKey.includes(jenis) ? lama : undefined),
  });
}
export function useDampak(saat: { gagal: (galat: unknown) => void }) {
  const data = useData();
  return useMutation({
    mutationFn: (isi: UbahanKalender) => data.dampakKalender(isi),
    onError: saat.gagal,
  });
}
export function useSimpanKalender(saat: { jadi: (h: UbahanTersimpan) => void; gagal: (galat: unknown) => void }) {
  const data = useData();
  const klien = useQueryClient();
  return useMutation({
    mutationFn: (isi: SimpanKalender) => data.simpanKalender(isi),
    onSuccess: saat.jadi,
    onError: saat.gagal,
    onSettled: () => void klien.invalidateQueries({ queryKey: KUNCI }),
  });
}
