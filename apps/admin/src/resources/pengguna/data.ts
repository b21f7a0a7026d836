import { PESAN, pesan } from '@sinas/domain/pesan/pesan';
import type { BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { kunciAkun } from '../../lib/akun';
import { pesanGalat, usang } from '../../lib/galat';
import { useData } from '../../lib/useData';
import type { SaringAkun } from '../../providers/data-pengguna';
import type { AkunRinci, UbahAkun } from '../../providers/wire';

export const LIMIT = 25;
export const KUNCI_DAFTAR = ['daftar-akun'] as const;
const kunciRiwayat = (id: string) => ['riwayat-akun', id] as const;
const LAMA_MS = 5 * 60_000;

export function useDaftarAkun(saring: SaringAkun, page: number) {
  const data = useData();
  return useQuery({
    queryKey: [...KUNCI_DAFTAR, saring, page],
    queryFn: ({ signal }) => data.daftarAkun(saring, page, LIMIT, { signal }),
    placeholderData: keepPreviousData,
  });
}
export function useRiwayatAkun(id: string, page: number) {
  const data = useData();
  return useQuery({
    queryKey: [...kunciRiwayat(id), page],
    queryFn: ({ signal }) => data.riwayatAkun(id, page, LIMIT, { signal }),
    placeholderData: keepPreviousData,
  });
}
/** Units of a ministry; none for an account without one. */
export function useUnit(kdGa: string | null) {
  const data = useData();
  return useQuery({
    queryKey: ['unit', kdGa],
    queryFn: ({ signal }) => data.unit(kdGa ?? '', { signal }),
    enabled: Boolean(kdGa),
    staleTime: LAMA_MS,
  });
}
export function usePeran() {
  const data = useData();
  return useQuery({ queryKey: ['peran'], queryFn: ({ signal }) => data.peran({ signal }), staleTime: LAMA_MS });
}
/** All ministries: a first account may be of one that has none yet. */
export function useSemuaGa(perlu: boolean) {
  const data = useData();
  return useQuery({
    queryKey: ['semua-ga'],
    queryFn: ({ signal }) => data.semuaGa({ signal }),
    enabled: perlu,
    staleTime: LAMA_MS,
  });
}

/** Stores a change on the version that is shown; a newer one elsewhere is loaded and said so. */
export function useUbahAkun(akun: AkunRinci, saat: { jadi: () => void; gagal: (galat: unknown) => void }) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (isi: Omit<UbahAkun, 'versi'>) => data.ubahAkun(akun.id, { versi: akun.versi, ...isi }),
    onSuccess: (baru) => {
      klien.setQueryData(kunciAkun(akun.id), baru);
      void klien.invalidateQueries({ queryKey: KUNCI_DAFTAR });
      void klien.invalidateQueries({ queryKey: kunciRiwayat(akun.id) });
      saat.jadi();
      toast.berhasil(PESAN['berhasil.simpan']);
    },
    onError: (galat) => {
      saat.gagal(galat);
      if (usang(galat)) void klien.invalidateQueries({ queryKey: kunciAkun(akun.id) });
    },
  });
}
/** Ends the binding to another provider's identity. */
export function useLepasTautan(id: string) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (bukti: BuktiDibawa) => data.lepasTautan(id, bukti),
    onSuccess: () => {
      toast.berhasil(PESAN['tautan.dilepas']);
      void klien.invalidateQueries({ queryKey: kunciAkun(id) });
      void klien.invalidateQueries({ queryKey: kunciRiwayat(id) });
    },
  });
}
/** Another mail to somebody who has not come yet. */
export function useUndangLagi(id: string) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => data.undangLagi(id),
    onSuccess: ({ surel }) => toast.berhasil(pesan('pengguna.diundang', { surel })),
    onError: (galat) => {
      toast.gagal(pesanGalat(galat, PESAN['gagal.kirim']));
      void klien.invalidateQueries({ queryKey: kunciAkun(id) });
    },
  });
}
