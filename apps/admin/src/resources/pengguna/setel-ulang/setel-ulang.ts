import { panggilSetelUlang } from '@sinas/api-client/faktor';
import { PESAN } from '@sinas/domain/pesan/pesan';
import type { BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const KUNCI = ['setel-ulang'] as const;

/** Requests that wait, about accounts that one may reset. */
export function useDaftarSetelUlang(perlu: boolean) {
  return useQuery({
    queryKey: [...KUNCI, 'daftar'],
    queryFn: ({ signal }) => panggilSetelUlang.daftar(signal),
    enabled: perlu,
  });
}
/** The factor of somebody else's account, as far as an administrator may know. */
export function useFaktorOrang(id: string) {
  return useQuery({
    queryKey: [...KUNCI, 'orang', id],
    queryFn: ({ signal }) => panggilSetelUlang.tentang(id, signal),
    retry: false,
  });
}

function useSetelUlang<V>(kerja: (isi: V) => Promise<unknown>, berhasil: string) {
  const klien = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: kerja,
    onSuccess: () => toast.berhasil(berhasil),
    onSettled: () => {
      void klien.invalidateQueries({ queryKey: KUNCI });
      void klien.invalidateQueries({ queryKey: ['riwayat-akun'] });
    },
  });
}
export const useMintaSetelUlang = () =>
  useSetelUlang(
    (isi: { id_user: string; alasan: string } & BuktiDibawa) => panggilSetelUlang.minta(isi),
    PESAN['faktor.setel_diminta'],
  );
export const useSetujui = (id: string) =>
  useSetelUlang((bukti: BuktiDibawa) => panggilSetelUlang.setujui(id, bukti), PESAN['faktor.setel_selesai']);
export const useBatalkan = (id: string) =>
  useSetelUlang<void>(() => panggilSetelUlang.batalkan(id), PESAN['faktor.setel_batal']);
