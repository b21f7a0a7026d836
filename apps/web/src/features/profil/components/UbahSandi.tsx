import Button from '@mui/material/Button';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/Toasts';
import { useIsian } from '@sinas/ui/useIsian';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IsianSandi } from '../../../components/IsianSandi';
import { Kabar } from '../../../components/Kabar';
import { periksaSandi, SyaratSandi } from '../../../components/SyaratSandi';
import type { Akun } from '../../../lib/akun';
import { api } from '../../../lib/api';
import { kalimatGalat } from '../../../lib/galat';
import { Bagian } from '../../../components/Bagian';

const KOSONG = { old_password: '', new_password: '', ulang: '' };

/** A new password by the old one; every other device is signed out. */
export function UbahSandi({ akun }: { akun: Akun }) {
  const toast = useToast();
  const klien = useQueryClient();
  const tentang = [akun.fullname, akun.email, akun.username];
  const isian = useIsian(
    {
      old_password: { label: 'Kata sandi lama', wajib: true },
      new_password: {
        label: 'Kata sandi baru',
        wajib: true,
        periksa: (n: string) => periksaSandi(n, tentang),
      },
      ulang: {
        label: 'Ulangi kata sandi baru',
        wajib: true,
        periksa: (n: string, isi: typeof KOSONG) => (n === isi.new_password ? null : 'Kedua kata sandi belum sama'),
      },
    },
    KOSONG,
  );
  const ubah = useMutation({
    mutationFn: ({ old_password, new_password }: typeof KOSONG) =>
      api.ganti<null>('/api-prod/change-password', { user_id: akun.id, old_password, new_password }),
    onSuccess: () => {
      isian.kosongkan();
      toast.berhasil(PESAN['akun.sandi_diubah']);
      return klien.invalidateQueries({ queryKey: ['perangkat'] });
    },
    onError: isian.tolak,
  });
  return (
    <Bagian id="sandi" judul="Kata sandi" uraian="Setelah diubah, semua perangkat lain dikeluarkan.">
      <form
        className="bg-isi"
        noValidate
        aria-label="Ubah kata sandi"
        onSubmit={isian.saatKirim((isi) => ubah.mutate(isi))}
      >
        <input type="text" name="username" autoComplete="username" value={akun.username} readOnly hidden />
        <IsianSandi {...isian.ikat('old_password')} autoComplete="current-password" />
        <div className="pr-pasang">
          <IsianSandi {...isian.ikat('new_password')} autoComplete="new-password" />
          <IsianSandi {...isian.ikat('ulang')} autoComplete="new-password" />
        </div>
        <SyaratSandi sandi={isian.isi.new_password} tentang={tentang} />
        {ubah.isError && <Kabar grup="buruk">{kalimatGalat(ubah.error, PESAN['gagal.simpan'])}.</Kabar>}
        <Button type="submit" variant="contained" loading={ubah.isPending}>
          Ubah kata sandi
        </Button>
      </form>
    </Bagian>
  );
}
