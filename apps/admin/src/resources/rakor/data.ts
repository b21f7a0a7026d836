import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useData } from '../../lib/useData';
import type { DataKonsol } from '../../providers/data';
import type { ModalHasil, RapatRinci } from '../../providers/rakor/wire';

const KUNCI = ['rakor'] as const;
export const PER_HALAMAN_RAPAT = 20;
export const PER_RIWAYAT = 50;
export const kunciRapat = (id: string, ...sisa: string[]) => [...KUNCI, id, ...sisa] as const;

export interface SaringRapat {
  tahun?: string;
  jenis?: string;
  kd_status?: string;
  keyword?: string;
  sort?: string;
  order?: string;
  page: number;
}
export function useDaftarRapat(saring: SaringRapat) {
  const data = useData();
  return useQuery({
    queryKey: [...KUNCI, 'daftar', saring],
    queryFn: ({ signal }) => data.rapatDaftar({ ...saring, limit: PER_HALAMAN_RAPAT }, { signal }),
    placeholderData: keepPreviousData,
  });
}
/** Files that wait for a meeting of this coordination. */
export function useMenungguRapat(boleh: boolean) {
  const data = useData();
  return useQuery({
    queryKey: [...KUNCI, 'ikhtisar'],
    queryFn: ({ signal }) => data.rapatIkhtisar({ signal }),
    enabled: boleh,
  });
}
export function useRapat(id: string) {
  const data = useData();
  return useQuery({ queryKey: kunciRapat(id, 'rinci'), queryFn: ({ signal }) => data.rapat(id, { signal }) });
}
export function useGaris(id: string) {
  const data = useData();
  return useQuery({ queryKey: kunciRapat(id, 'garis'), queryFn: ({ signal }) => data.rapatGaris(id, { signal }) });
}
export function useRiwayatRapat(id: string, page: number) {
  const data = useData();
  return useQuery({
    queryKey: kunciRapat(id, 'riwayat', String(page)),
    queryFn: ({ signal }) => data.rapatRiwayat(id, page, PER_RIWAYAT, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A write on a meeting; afterwards all of it is read again. What the server answers as the whole meeting is shown at once. */
export function useTulisRapat<I, H>(
  id: string,
  tulis: (data: DataKonsol, isi: I) => Promise<H>,
  jadi?: (h: H) => void,
) {
  const data = useData();
  const klien = useQueryClient();
  return useMutation({
    mutationFn: (isi: I) => tulis(data, isi),
    onSuccess: (hasil) => {
      if (seluruhRapat(hasil, id)) klien.setQueryData(kunciRapat(id, 'rinci'), hasil);
      else klien.setQueryData<RapatRinci>(kunciRapat(id, 'rinci'), (lama) => lama && denganButir(lama, hasil));
      jadi?.(hasil);
    },
    onSettled: () => {
      void klien.invalidateQueries({ queryKey: kunciRapat(id) });
      void klien.invalidateQueries({ queryKey: [...KUNCI, 'daftar'] });
    },
  });
}
const seluruhRapat = (hasil: unknown, id: string): hasil is RapatRinci =>
  typeof hasil === 'object' && hasil !== null && 'tombol' in hasil && (hasil as RapatRinci).id_rakor === id;
/** The meeting with the items that an answer brings along. */
function denganButir(lama: RapatRinci, hasil: unknown): RapatRinci {
  if (typeof hasil !== 'object' || hasil === null || !('jenis' in hasil)) return lama;
  const { agenda, peserta, penanda_tangan, versi } = hasil as ModalHasil;
  if (!agenda && !peserta && !penanda_tangan) return lama;
  return {
    ...{ ...lama, versi },
    ...(agenda && { agenda }),
    ...(peserta && { peserta }),
    ...(penanda_tangan && { penanda_tangan }),
  };
}
