import { PESAN } from '@sinas/domain/pesan/pesan';
import { PilihFoto } from '@sinas/ui/akun/data/PilihFoto';
import { unggahFoto } from '@sinas/ui/akun/data/unggah-foto';
import type { SquarePhoto } from '@sinas/ui/inputs/photo-square';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Avatar } from '../../../components/Avatar';
import { Bagian } from '../../../components/Bagian';
import { kunciAkun, type Akun } from '../../../lib/akun';
import { api } from '../../../lib/api';
import { pesanGalat } from '../../../lib/galat';
import gaya from '../profil.module.css';

/** Photo screen (LAYAR-10): choose, cut, send within a second (BATAS-01). */
export function Foto({ akun }: { akun: Akun }) {
  const klien = useQueryClient();
  const toast = useToast();
  const muat = () => klien.invalidateQueries({ queryKey: kunciAkun(akun.id) });
  const pasang = useMutation({
    mutationFn: (foto: SquarePhoto) =>
      unggahFoto(foto, {
        lama: akun.foto,
        kirim: (isi, batasMs) =>
          api.kirim('/api-prod/profile/user/photo/{id}', { path: { id: akun.id }, body: isi, batasMs }),
        kini: async () => (await api.ambil('/api-prod/user/{id}', { path: { id: akun.id } })).foto,
      }),
    onSuccess: () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      // The cutter closes now, not when the account has come.
      void muat();
    },
  });
  const hapus = useMutation({
    mutationFn: () => api.hapus('/api-prod/profile/user/photo/{id}', { path: { id: akun.id } }),
    onSuccess: () => {
      toast.berhasil(PESAN['berhasil.hapus']);
      return muat();
    },
    onError: (galat) => toast.gagal(pesanGalat(galat, PESAN['gagal.hapus'])),
  });
  return (
    <Bagian id="foto" judul="Foto" uraian="Tampil di samping nama Anda. Dilihat oleh rekan satu perusahaan saja.">
      <PilihFoto
        className={gaya.foto}
        ada={Boolean(akun.foto)}
        pasang={pasang}
        hapus={hapus}
        pesanGalat={pesanGalat}
        akibat="Foto dihapus dari sistem. Setelah itu inisial nama Anda yang tampil."
      >
        <Avatar nama={akun.fullname} foto={akun.foto} besar />
      </PilihFoto>
    </Bagian>
  );
}
