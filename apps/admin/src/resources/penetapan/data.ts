import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useData } from '../../lib/useData';
import type { Papan, SimpanGaris, Tetapkan } from '../../providers/wire';
import type { Kerja } from './hitung';

const KUNCI = ['neraca'] as const;

export function useNeraca(tahun: number) {
  const data = useData();
  return useQuery({
    queryKey: [...KUNCI, tahun],
    queryFn: ({ signal }) => data.neraca(tahun, { signal }),
    placeholderData: keepPreviousData,
  });
}
export function usePapan(kdKomoditas: string, tahun: number) {
  const data = useData();
  return useQuery({
    queryKey: [...KUNCI, tahun, kdKomoditas],
    queryFn: ({ signal }) => data.papan(kdKomoditas, tahun, { signal }),
  });
}
export function useSimpanGaris(jadi: () => void) {
  const data = useData();
  const klien = useQueryClient();
  return useMutation({
    mutationFn: (isi: SimpanGaris) => data.simpanGaris(isi),
    onSuccess: jadi,
    onSettled: () => void klien.invalidateQueries({ queryKey: KUNCI }),
  });
}
export function useSimpanKonsep(papan: Papan) {
  const data = useData();
  const klien = useQueryClient();
  const { tahun, kd_komoditas } = papan;
  return useMutation({
    mutationFn: (isi: Kerja) =>
      data.simpanKonsep({ tahun, kd_komoditas, versi: papan.konsep?.versi ?? 0, isi: { ...isi } }),
    onSuccess: (konsep) =>
      klien.setQueryData<Papan>([...KUNCI, tahun, kd_komoditas], (lama) => (lama ? { ...lama, konsep } : lama)),
    onError: () => void klien.invalidateQueries({ queryKey: KUNCI }),
  });
}
export function useTetapkan(jadi: (n: number) => void) {
  const data = useData();
  const klien = useQueryClient();
  return useMutation({
    mutationFn: (isi: Tetapkan) => data.tetapkan(isi),
    onSuccess: (hasil) => jadi(hasil.length),
    onSettled: () => void klien.invalidateQueries({ queryKey: KUNCI }),
  });
}
