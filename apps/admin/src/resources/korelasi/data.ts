import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useData } from '../../lib/useData';
import type { Korelasi, SimpanKorelasi, TandaLengkap } from '../../providers/wire';

const kunci = (kdKomoditas: string) => ['korelasi', kdKomoditas] as const;

/** Elements of a commodity group with the tariff lines that belong to each. */
export function useKorelasi(kdKomoditas: string) {
  const data = useData();
  return useQuery({
    queryKey: kunci(kdKomoditas),
    queryFn: ({ signal }) => data.korelasi(kdKomoditas, { signal }),
    enabled: kdKomoditas !== '',
  });
}
const KUNCI_KELOMPOK = ['kelompok-korelasi'] as const;
/** Every commodity group with how many lines it has, and whether these are all. */
export function useKelompokKorelasi() {
  const data = useData();
  return useQuery({ queryKey: KUNCI_KELOMPOK, queryFn: ({ signal }) => data.kelompokKorelasi({ signal }) });
}
export function useTandaiLengkap(saat: { jadi: () => void; gagal: (galat: unknown) => void }) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (isi: TandaLengkap) => data.tandaiLengkap(isi),
    onSuccess: () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      saat.jadi();
    },
    onError: saat.gagal,
    onSettled: () => void klien.invalidateQueries({ queryKey: KUNCI_KELOMPOK }),
  });
}
/** Stores the lines of one element; whatever the answer, what the server has now is loaded. */
export function useSimpanKorelasi(saat: { jadi: () => void; gagal: (galat: unknown) => void }) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (isi: SimpanKorelasi) => data.simpanKorelasi(isi),
    onSuccess: () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      saat.jadi();
    },
    onError: saat.gagal,
    onSettled: (_hasil, _galat, { kd_komoditas }) =>
      Promise.all([
        klien.invalidateQueries({ queryKey: kunci(kd_komoditas) }),
        klien.invalidateQueries({ queryKey: KUNCI_KELOMPOK }),
      ]),
  });
}

export const kunciElemen = ({ kd_grup, kd_elemen }: Pick<Korelasi, 'kd_grup' | 'kd_elemen'>): string =>
  `${kd_grup}.${kd_elemen}`;
