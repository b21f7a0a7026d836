import { PESAN } from '@sinas/domain/pesan/pesan';
import type { SubBaris } from '@sinas/domain/baris/pemakaian';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { pesanGalat } from '../../../lib/galat';
import { useFormulir } from '../kerja/useFormulir';
import { type HasilSub } from '../wire';
type Perintah =
  | { jenis: 'tambah'; data: SubBaris }
  | { jenis: 'banyak'; rows: SubBaris[] }
  | { jenis: 'ubah'; id: string; versi: number; data: SubBaris }
  | { jenis: 'hapus'; id: string };

const BERHASIL = {
  tambah: PESAN['berhasil.tambah'],
  banyak: PESAN['berhasil.tambah'],
  ubah: PESAN['berhasil.simpan'],
  hapus: PESAN['berhasil.hapus'],
} as const;

function panggil(idBaris: string, p: Perintah): Promise<HasilSub> {
  switch (p.jenis) {
    case 'tambah':
      return api.kirim('/nk/v2/data-nk/nestedModal', {
        body: { id_baris: idBaris, data: p.data },
        kunci: crypto.randomUUID(),
      });
    case 'banyak':
      return api.kirim('/nk/v2/data-nk/nestedModalBulk', {
        body: { id_baris: idBaris, rows: p.rows },
        kunci: crypto.randomUUID(),
      });
    case 'ubah':
      return api.ganti('/nk/v2/data-nk/nestedModal', { body: { id: p.id, versi: p.versi, data: p.data } });
    case 'hapus':
      return api.hapus('/nk/v2/data-nk/nestedModal', { query: { id: p.id } });
  }
}

/** Nested rows of a stored row. Each change ends in a notice and gives the list back. */
export function useSub(idBaris: string | null) {
  const { penyimpan, store } = useFormulir();
  const klien = useQueryClient();
  const toast = useToast();
  const kunci = ['sub-baris', idBaris];
  const daftar = useQuery({
    queryKey: kunci,
    queryFn: async ({ signal }) =>
      (await api.daftar('/nk/v2/data-nk/nestedModal', { query: { id_baris: idBaris }, signal })).data,
    enabled: idBaris !== null,
  });
  const ubah = useMutation({
    mutationFn: async (p: Perintah) => {
      if (idBaris === null) throw new Error('nested rows belong to a stored row');
      await penyimpan.sekarang();
      return panggil(idBaris, p);
    },
    onSuccess: (hasil, p) => {
      klien.setQueryData(kunci, hasil.sub);
      store.catatVersi(hasil.versi);
      toast.berhasil(BERHASIL[p.jenis]);
    },
    onError: (galat, p) => {
      toast.gagal(pesanGalat(galat, PESAN[p.jenis === 'hapus' ? 'gagal.hapus' : 'gagal.simpan']));
      void klien.invalidateQueries({ queryKey: kunci });
    },
  });
  return { daftar, ubah };
}
