import type { Skema } from '@sinas/api-client';
import { NAMA_PENGGUNA } from '@sinas/domain/akses/akun';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { periksaSandi } from '@sinas/ui/akun/periksa-sandi';
import { TextInput } from '@sinas/ui/Field';
import { useIsian } from '@sinas/ui/useIsian';
import { useMutation } from '@tanstack/react-query';
import { IsianSandi } from '../../../components/IsianSandi';
import { Kabar } from '@sinas/ui/Kabar';
import { SyaratSandi } from '../../../components/SyaratSandi';
import { api } from '../../../lib/api';
import { GalatApi, kalimatGalat } from '../../../lib/galat';
import type { TentangToken } from '../data';

interface Props {
  token: string;
  tentang: TentangToken;
  /** null: a password was saved, no account opened. */
  onJadi: (hasil: Skema<'AktivasiHasil'> | null) => void;
  onUsang: (galat: GalatApi) => void;
}
const KOSONG = { username: '', password: '', ulang: '' };

/** Name and password of the account that the token opens; for a forgotten password the password alone. */
export function FormToken({ token, tentang, onJadi, onUsang }: Props) {
  const { jenis, nama, perlu_username, perlu_sandi } = tentang;
  const isian = useIsian(
    {
      username: {
        label: 'Nama pengguna',
        wajib: perlu_username,
        periksa: (n: string) => (NAMA_PENGGUNA.test(n.trim().toLowerCase()) ? null : PESAN['akun.username_bentuk']),
      },
      password: {
        label: 'Kata sandi',
        wajib: perlu_sandi,
        periksa: (n: string, isi: typeof KOSONG) => periksaSandi(n, [nama, isi.username]),
      },
      ulang: {
        label: 'Ulangi kata sandi',
        wajib: perlu_sandi,
        periksa: (n: string, isi: typeof KOSONG) => (n === isi.password ? null : 'Kedua kata sandi belum sama'),
      },
    },
    KOSONG,
  );
  const kirim = useMutation({
    mutationFn: async ({ username, password }: typeof KOSONG) => {
      if (jenis === 'SANDI') {
        await api.ganti<null>(`/api-prod/user/set-password/${encodeURIComponent(token)}`, { password });
        return null;
      }
      const isi = { token, ...(perlu_username && { username: username.trim() }), ...(perlu_sandi && { password }) };
      return api.kirim<Skema<'AktivasiHasil'>>('/api-prod/user/verify', isi);
    },
    onSuccess: onJadi,
    onError: (galat) => {
      if (galat instanceof GalatApi && galat.status === 401) onUsang(galat);
      else isian.tolak(galat);
    },
  });
  return (
    <form className="pub-form" noValidate onSubmit={isian.saatKirim((isi) => kirim.mutate(isi))}>
      {perlu_username && (
        <TextInput
          {...isian.ikat('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint="Huruf kecil, angka, titik, atau garis; paling sedikit empat huruf"
        />
      )}
      {perlu_sandi && (
        <>
          <IsianSandi {...isian.ikat('password')} autoComplete="new-password" />
          <SyaratSandi sandi={isian.isi.password} tentang={[nama, isian.isi.username]} />
          <IsianSandi {...isian.ikat('ulang')} autoComplete="new-password" />
        </>
      )}
      {kirim.isError && <Kabar grup="buruk">{kalimatGalat(kirim.error)}.</Kabar>}
      <button type="submit" className="sn-btn sn-btn-main" disabled={kirim.isPending}>
        {kirim.isPending ? PESAN['muat.tunggu'] : jenis === 'SANDI' ? 'Simpan kata sandi' : 'Aktifkan akun'}
      </button>
    </form>
  );
}
