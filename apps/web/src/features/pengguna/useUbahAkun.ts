import type { Skema } from '@sinas/api-client';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { kunciAkun, type Akun } from '../../lib/akun';
import { api } from '../../lib/api';
import { usang } from '../../lib/galat';
import { KUNCI_PENGGUNA, kunciRiwayat } from './data';

type Ubah = Skema<'UbahPenggunaDto'>;

/** Stores a change on the version that is shown; a newer one elsewhere is loaded and said so. */
export function useUbahAkun(akun: Akun, saat: { jadi: () => void; gagal: (galat: unknown) => void }) {
  const klien = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (isi: Omit<Ubah, 'versi'>) =>
      api.ganti('/api-prod/user/{id}', { path: { id: akun.id }, body: { versi: akun.versi, ...isi } }),
    onSuccess: (baru) => {
      klien.setQueryData(kunciAkun(akun.id), baru);
      void klien.invalidateQueries({ queryKey: KUNCI_PENGGUNA });
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
