import type { Skema } from '@sinas/api-client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { usang } from '../../lib/galat';
export type Izin = Skema<'RealisasiIzinDto'>;
export type BulanLapor = Skema<'BulanLaporDto'>;
export type BarisRealisasi = Skema<'BarisRealisasiDto'>;
export const LIMIT = 20;
export const kunciIzin = (id: string) => ['realisasi', id] as const;

/** Permits with what was reported of them; `lewat`: only those with a month that should have been. */
export function useDaftarIzin(lewat: boolean, page: number) {
  return useQuery({
    queryKey: ['realisasi', { lewat, page }],
    queryFn: ({ signal }) =>
      api.daftar('/nk/v2/data-nk/rki/realisasi', {
        query: { page, limit: LIMIT, ...(lewat ? { keadaan: 'lewat' } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
/** The company's permits of before the portal, with what remains of each. */
export function useIzinLama(page: number) {
  return useQuery({
    queryKey: ['buku', 'pembuka', page],
    queryFn: ({ signal }) => api.daftar('/api/buku/pembuka', { query: { page, limit: LIMIT }, signal }),
    placeholderData: keepPreviousData,
  });
}
export function useIzin(id: string) {
  return useQuery({
    queryKey: kunciIzin(id),
    queryFn: async ({ signal }) =>
      (await api.daftar('/nk/v2/data-nk/rki/realisasi', { query: { id_nk: id }, signal })).data[0],
  });
}
/** A report of one month; the answer is the permit as it stands now. */
export function useLapor(id: string) {
  const klien = useQueryClient();
  return useMutation({
    mutationFn: (isi: Skema<'LaporRealisasiDto'>) => api.ganti('/nk/v2/data-nk/rki/realisasi', { body: isi }),
    // Somebody else was first: what is there now is shown beside what was typed.
    onError: (g) => (usang(g) ? klien.invalidateQueries({ queryKey: kunciIzin(id) }) : undefined),
    onSuccess: (izin) => {
      klien.setQueryData(kunciIzin(id), izin);
      void klien.invalidateQueries({ queryKey: ['realisasi'], exact: false, predicate: (q) => q.queryKey[1] !== id });
    },
  });
}

/** The month to begin with: the first one that is due, else the last that may be reported. */
export const bulanAwal = (bulan: readonly BulanLapor[]): string =>
  (bulan.find((b) => b.keadaan === 'lewat') ?? bulan.find((b) => b.keadaan === 'terbuka') ?? bulan.at(-1))?.periode ??
  '';
/** What a row had in a month; nothing typed yet = empty. */
export const jmlBulan = (b: BarisRealisasi, m: Pick<BulanLapor, 'periode' | 'versi'>): { jml: string; ref: string } => {
  const ada = b.bulan.find((x) => x.periode === m.periode);
  return { jml: ada?.jml ?? (m.versi > 0 ? '0' : ''), ref: ada?.ref ?? '' };
};
