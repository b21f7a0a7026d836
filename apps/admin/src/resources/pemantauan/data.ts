import type { Kueri } from '@sinas/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useData } from '../../lib/useData';

const SEGAR_MS = 30_000;

/** What the headline and the pictures are made of; counted anew twice a minute. */
export function useRekap(saring: Kueri) {
  const data = useData();
  return useQuery({
    queryKey: ['rekap', saring],
    queryFn: ({ signal }) => data.rekap(saring, { signal }),
    refetchInterval: SEGAR_MS,
    placeholderData: keepPreviousData,
  });
}
/** Counted anew every five minutes; what waits, twice a minute. */
export function useWaktuMeja(saring: Kueri) {
  const data = useData();
  return useQuery({
    queryKey: ['waktu-meja', saring],
    queryFn: ({ signal }) => data.waktuMeja(saring, { signal }),
    refetchInterval: SEGAR_MS,
    placeholderData: keepPreviousData,
  });
}
/** What was decided in the last seven days. */
export function useKeputusanBaru(saring: Kueri, boleh: boolean) {
  const data = useData();
  return useQuery({
    queryKey: ['keputusan-baru', saring],
    queryFn: ({ signal }) => data.keputusanBaru(saring, { signal }),
    enabled: boleh,
    refetchInterval: SEGAR_MS,
    placeholderData: keepPreviousData,
  });
}
/** Parts of the dashboard that the reader was given; asked only of whom they limit. */
export function useElemenSaya(dibatasi: boolean) {
  const data = useData();
  return useQuery({
    queryKey: ['elemen-saya'],
    queryFn: ({ signal }) => data.elemenSaya({ signal }),
    enabled: dibatasi,
  });
}
/** What became of the determined quantities; counted anew by the server at most once a minute. */
export function useCapaian(tahun: number, boleh: boolean) {
  const data = useData();
  return useQuery({
    queryKey: ['capaian', tahun],
    queryFn: ({ signal }) => data.capaian(tahun, { signal }),
    enabled: boleh,
    staleTime: 60_000,
  });
}
/** The next meetings from a day (YYYY-MM-DD) on, the nearest first. */
export function useRapatBerikut(sejak: string, boleh: boolean) {
  const data = useData();
  return useQuery({
    queryKey: ['rapat-berikut', sejak],
    queryFn: async ({ signal }) =>
      (await data.rapatDaftar({ sejak, sort: 'tanggal', order: 'asc', limit: 3 }, { signal })).data,
    enabled: boleh,
  });
}
export function usePasokan(tahun: number, boleh: boolean) {
  const data = useData();
  return useQuery({
    queryKey: ['pasokan', tahun],
    queryFn: ({ signal }) => data.pasokan(tahun, { signal }),
    enabled: boleh,
  });
}
