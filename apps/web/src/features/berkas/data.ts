import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import type { DetailBerkas } from '../../lib/wire';

const SEGAR_MS = 30_000;
/** Rows that come with the file itself; further ones are asked for page by page. */
const BARIS_PERTAMA = 500;
const LIMIT_BARIS = 100;

export const kunciBerkas = (id: string) => ['berkas', id] as const;

export function useBerkas(id: string) {
  return useQuery({
    queryKey: kunciBerkas(id),
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/get', { query: { id_nk: id }, signal }),
    refetchInterval: SEGAR_MS,
  });
}

export function useRiwayatBerkas(id: string) {
  return useQuery({
    queryKey: [...kunciBerkas(id), 'riwayat'],
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/rki/pengajuan-history/{id}', { path: { id }, signal }),
    refetchInterval: SEGAR_MS,
  });
}

/** The ministry's decision, level by level; asked once there is one (LAYAR-03). */
export function useKeputusanKl(id: string, ada: boolean) {
  return useQuery({
    queryKey: [...kunciBerkas(id), 'keputusan-kl'],
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/rki/pengajuan/keputusanKl/{id}', { path: { id }, signal }),
    enabled: ada,
  });
}

/** What it was determined by without a meeting; asked where the history says so. */
export function useDasarPenetapan(id: string, ada: boolean) {
  return useQuery({
    queryKey: [...kunciBerkas(id), 'dasar-penetapan'],
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/dataRakormen/{id}', { path: { id }, signal }),
    enabled: ada,
  });
}

/** What a change differs in from its decision, and why. */
export function usePerubahanAsal({ idNk, noAju, versi }: DetailBerkas, ada: boolean) {
  return useQuery({
    queryKey: [...kunciBerkas(idNk), 'perubahan-asal', versi],
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/jsonPerubahan', { query: { no_aju: noAju }, signal }),
    enabled: ada,
  });
}

/** Rows beyond the first 500, on demand. */
export function useBarisLanjutan(berkas: DetailBerkas) {
  const adaLagi = berkas.jumlah_baris > BARIS_PERTAMA && berkas.baris.length >= BARIS_PERTAMA;
  const kueri = useInfiniteQuery({
    queryKey: [...kunciBerkas(berkas.idNk), 'baris', berkas.versi],
    initialPageParam: BARIS_PERTAMA / LIMIT_BARIS + 1,
    queryFn: ({ pageParam, signal }) =>
      api.daftar('/nk/v2/data-nk/get/baris', {
        query: { id_nk: berkas.idNk, page: pageParam, limit: LIMIT_BARIS },
        signal,
      }),
    getNextPageParam: (_akhir, _semua, page) => (page * LIMIT_BARIS < berkas.jumlah_baris ? page + 1 : undefined),
    enabled: false,
  });
  const lanjutan = kueri.data?.pages.flatMap((h) => h.data) ?? [];
  const baris = [...berkas.baris, ...lanjutan];
  const muatLagi = () => void (kueri.data ? kueri.fetchNextPage() : kueri.refetch());
  return {
    baris,
    adaLagi: adaLagi && baris.length < berkas.jumlah_baris,
    muatLagi,
    memuat: kueri.isFetching,
    gagal: kueri.isError,
  };
}

const LIMIT_DISTRIBUSI = 100;
/** To whom its goods go, page by page; the sums are of all rows. */
export function useDistribusiBerkas(berkas: DetailBerkas, ada: boolean) {
  const kueri = useInfiniteQuery({
    queryKey: [...kunciBerkas(berkas.idNk), 'distribusi', berkas.versi],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api.ambil('/nk/v2/data-nk/dataDistribusi', {
        query: { id_nk: berkas.idNk, page: pageParam, limit: LIMIT_DISTRIBUSI },
        signal,
      }),
    getNextPageParam: (akhir, _semua, page) => (akhir.rows.length < LIMIT_DISTRIBUSI ? undefined : page + 1),
    enabled: ada,
  });
  const rekap = kueri.data?.pages[0]?.rekap ?? [];
  const rows = kueri.data?.pages.flatMap((h) => h.rows) ?? [];
  return {
    ada: kueri.data !== undefined,
    rekap,
    rows,
    sisa: rekap.reduce((n, r) => n + r.baris, 0) - rows.length,
    lagi: () => void kueri.fetchNextPage(),
    ulang: () => void kueri.refetch(),
    memuat: kueri.isFetching,
    gagal: kueri.isError,
  };
}
