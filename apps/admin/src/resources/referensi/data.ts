import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useData } from '../../lib/useData';
import type { SaringEntri } from '../../providers/data-referensi';
import type { KelompokPerubahan } from './kata';

export const LIMIT = 50;
const DAFTAR = ['referensi'] as const;
const kunci = (jenis: string) => [...DAFTAR, jenis] as const;
const kunciMuatan = (jenis: string, id: string) => [...kunci(jenis), 'muatan', id] as const;

/** Every list, with how many entries it has and its last load. */
export function useSemuaReferensi() {
  const data = useData();
  return useQuery({ queryKey: DAFTAR, queryFn: ({ signal }) => data.semuaReferensi({ signal }) });
}
export function useEntri(jenis: string, saring: SaringEntri, page: number) {
  const data = useData();
  return useQuery({
    queryKey: [...kunci(jenis), 'entri', saring, page],
    queryFn: ({ signal }) => data.entriReferensi(jenis, saring, page, LIMIT, { signal }),
    placeholderData: keepPreviousData,
  });
}
export function useSatuEntri(jenis: string, kode: string) {
  const data = useData();
  return useQuery({
    queryKey: [...kunci(jenis), 'satu', kode],
    queryFn: ({ signal }) => data.satuEntri(jenis, kode, { signal }),
  });
}
export function useRiwayat(jenis: string, kode: string | undefined, page: number, limit: number) {
  const data = useData();
  return useQuery({
    queryKey: [...kunci(jenis), 'riwayat', kode, page],
    queryFn: ({ signal }) => data.riwayatReferensi(jenis, kode, page, limit, { signal }),
    placeholderData: keepPreviousData,
  });
}
export function useSemuaMuatan(jenis: string, page: number, limit: number) {
  const data = useData();
  return useQuery({
    queryKey: [...kunci(jenis), 'semua-muatan', page],
    queryFn: ({ signal }) => data.semuaMuatan(jenis, page, limit, { signal }),
    placeholderData: keepPreviousData,
  });
}
export function useMuatan(jenis: string, id: string) {
  const data = useData();
  return useQuery({
    queryKey: kunciMuatan(jenis, id),
    queryFn: ({ signal }) => data.satuMuatan(jenis, id, { signal }),
  });
}
export function usePerubahan(jenis: string, id: string, kelompok: KelompokPerubahan, page: number) {
  const data = useData();
  return useQuery({
    queryKey: [...kunciMuatan(jenis, id), 'perubahan', kelompok, page],
    queryFn: ({ signal }) => data.perubahanMuatan(jenis, id, kelompok, page, LIMIT, { signal }),
    placeholderData: (lama, kueri) => (kueri?.queryKey.includes(kelompok) ? lama : undefined),
  });
}

/** An act on a list: afterwards everything that is shown of the lists is asked anew, whether it went well or not. */
export function useTindakan<I, H>(
  lakukan: (data: ReturnType<typeof useData>, isi: I) => Promise<H>,
  saat: { jadi?: (hasil: H) => void; gagal?: (galat: unknown) => void } = {},
) {
  const data = useData();
  const klien = useQueryClient();
  return useMutation({
    mutationFn: (isi: I) => lakukan(data, isi),
    onSuccess: (hasil) => saat.jadi?.(hasil),
    onError: (galat) => saat.gagal?.(galat),
    onSettled: () => void klien.invalidateQueries({ queryKey: DAFTAR }),
  });
}

/** The file behind a preview, as long as this tab has it: a stale preview is then made again without asking for it. */
export function useBerkasMuatan(jenis: string, id: string): File | undefined {
  return useQuery<File>({ queryKey: kunciBerkas(jenis, id), queryFn: skipToken, gcTime: Infinity, staleTime: Infinity })
    .data;
}
const kunciBerkas = (jenis: string, id: string) => ['berkas-muatan', jenis, id] as const;
/** Sends a file to be compared with the list, and keeps it beside its preview. */
export function useUnggah(jenis: string, saat: { jadi: (id: string) => void }) {
  const klien = useQueryClient();
  return useTindakan(
    async (data, berkas: File) => {
      const isi = new FormData();
      isi.set('file', berkas, berkas.name);
      const muatan = await data.unggahMuatan(jenis, isi);
      klien.setQueryData(kunciBerkas(jenis, muatan.id), berkas);
      return muatan;
    },
    { jadi: (muatan) => saat.jadi(muatan.id) },
  );
}
