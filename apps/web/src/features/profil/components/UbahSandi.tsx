import { PESAN } from '@sinas/domain/pesan/pesan';
import { FormSandi, useSandiBaru, type IsiSandi } from '@sinas/ui/akun/FormSandi';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bagian } from '../../../components/Bagian';
import { IsianSandi } from '../../../components/IsianSandi';
import { SyaratSandi } from '../../../components/SyaratSandi';
import type { Akun } from '../../../lib/akun';
import { api } from '../../../lib/api';
import { kalimatGalat } from '../../../lib/galat';
import gaya from '../../../components/bagian.module.css';
import gayaProfil from '../profil.module.css';

/** A new password by the old one; every other device is signed out. */
export function UbahSandi({ akun }: { akun: Akun }) {
  const toast = useToast();
  const klien = useQueryClient();
  const tentang = [akun.fullname, akun.email, akun.username];
  const isian = useSandiBaru(tentang);
  const ubah = useMutation({
    mutationFn: (isi: IsiSandi) => api.ganti('/api-prod/change-password', { body: { user_id: akun.id, ...isi } }),
    onSuccess: () => {
      isian.kosongkan();
      toast.berhasil(PESAN['akun.sandi_diubah']);
      return klien.invalidateQueries({ queryKey: ['perangkat'] });
    },
    onError: isian.tolak,
  });
  return (
    <Bagian id="sandi" judul="Kata sandi" uraian="Setelah diubah, semua perangkat lain dikeluarkan.">
      <FormSandi
        className={gaya.isi}
        baris={gayaProfil.pasang}
        isian={isian}
        username={akun.username}
        IsianSandi={IsianSandi}
        sibuk={ubah.isPending}
        onUbah={(isi) => ubah.mutate(isi)}
        galat={ubah.isError ? kalimatGalat(ubah.error, PESAN['gagal.simpan']) : null}
      >
        <SyaratSandi sandi={isian.isi.new_password} tentang={tentang} />
      </FormSandi>
    </Bagian>
  );
}
