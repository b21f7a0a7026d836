import type { Skema } from '@sinas/api-client';
import { NAMA_PENGGUNA } from '@sinas/domain/akses/akun';
import { palingSedikit, periksaSurel } from '@sinas/domain/format/periksa-isian';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { periksaSandi } from '@sinas/ui/akun/periksa-sandi';
import { Button } from '@sinas/ui/inputs/Button';
import { TextInput } from '@sinas/ui/inputs/Field';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { IsianSandi } from '../../../components/IsianSandi';
import { SyaratSandi } from '../../../components/SyaratSandi';
import { GalatApi, kalimatGalat } from '../../../lib/galat';
import type { TentangToken } from '../data';
import { ISIAN_TOKEN, useKirimToken } from '../useKirimToken';
import gaya from '../../../components/bingkai-publik.module.css';

interface Props {
  token: string;
  tentang: TentangToken;
  /** null: no account was opened. */
  onJadi: (hasil: Skema<'AktivasiHasil'> | null) => void;
  onUsang: (galat: GalatApi) => void;
}
type Isi = typeof ISIAN_TOKEN;
const TOMBOL: Partial<Record<TentangToken['jenis'], string>> = {
  AKTIVASI: 'Kirim surel bukti',
  SANDI: 'Simpan kata sandi',
  SUREL: 'Pakai alamat ini',
  BATAL: 'Hentikan perubahan',
};

function definisi({ nama, perlu_diri, perlu_username, perlu_sandi, inaport }: TentangToken) {
  const baru = perlu_sandi && !inaport;
  const kata = (label: string) => (inaport ? `${label} Inaportnet` : label);
  return {
    fullname: { label: 'Nama lengkap Anda', wajib: perlu_diri, periksa: palingSedikit('Nama', 3) },
    email: { label: 'Surel Anda sendiri', wajib: perlu_diri, periksa: periksaSurel },
    username: {
      label: kata('Nama pengguna'),
      wajib: perlu_username,
      periksa: (n: string) =>
        inaport || NAMA_PENGGUNA.test(n.trim().toLowerCase()) ? null : PESAN['akun.username_bentuk'],
    },
    password: {
      label: kata('Kata sandi'),
      wajib: perlu_sandi,
      periksa: (n: string, isi: Isi) => (baru ? periksaSandi(n, [nama, isi.fullname, isi.username]) : null),
    },
    ulang: {
      label: 'Ulangi kata sandi',
      wajib: baru,
      periksa: (n: string, isi: Isi) => (!baru || n === isi.password ? null : 'Kedua kata sandi belum sama'),
    },
  };
}

/** What is still to be typed behind a mailed link; often nothing but a button. */
export function FormToken({ token, tentang, onJadi, onUsang }: Props) {
  const { jenis, nama, perlu_diri, perlu_username, perlu_sandi, inaport, penyedia_lain } = tentang;
  const isian = useIsian(definisi(tentang), ISIAN_TOKEN);
  const kirim = useKirimToken(token, tentang, {
    onSuccess: onJadi,
    onError: (galat) => {
      if (galat instanceof GalatApi && galat.status === 401) onUsang(galat);
      else isian.tolak(galat);
    },
  });
  const tombol = penyedia_lain ? 'Lanjut ke penyedia identitas' : (TOMBOL[jenis] ?? 'Aktifkan akun');
  return (
    <form className={gaya.form} noValidate onSubmit={isian.saatKirim((isi) => kirim.mutate(isi))}>
      {perlu_diri && (
        <>
          <TextInput {...isian.ikat('fullname')} autoComplete="name" maks={BATAS_TEKS.nama} />
          <TextInput
            {...isian.ikat('email')}
            type="email"
            autoComplete="email"
            maks={BATAS_TEKS.surel}
            hint="Surel bukti dikirim ke sini, dan kelak surel untuk Anda"
          />
        </>
      )}
      {perlu_username && (
        <TextInput
          {...isian.ikat('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint={inaport ? undefined : 'Huruf kecil, angka, titik, atau garis; paling sedikit empat karakter'}
        />
      )}
      {perlu_sandi && inaport && (
        <IsianSandi
          {...isian.ikat('password')}
          autoComplete="off"
          hint="Hanya dicocokkan dengan Inaportnet, tidak kami simpan"
        />
      )}
      {perlu_sandi && !inaport && (
        <>
          <IsianSandi {...isian.ikat('password')} autoComplete="new-password" />
          <SyaratSandi sandi={isian.isi.password} tentang={[nama, isian.isi.fullname, isian.isi.username]} />
          <IsianSandi {...isian.ikat('ulang')} autoComplete="new-password" />
        </>
      )}
      {kirim.isError && <Kabar grup="buruk">{kalimatGalat(kirim.error)}.</Kabar>}
      <Button type="submit" variant="contained" disabled={kirim.isPending}>
        {kirim.isPending ? PESAN['muat.tunggu'] : tombol}
      </Button>
    </form>
  );
}
