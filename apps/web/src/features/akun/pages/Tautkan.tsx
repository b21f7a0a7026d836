import { PESAN } from '@sinas/domain/pesan/pesan';
import { Button } from '@sinas/ui/inputs/Button';
import { TextInput } from '@sinas/ui/inputs/Field';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { BingkaiPublik } from '../../../components/BingkaiPublik';
import { api } from '../../../lib/api';
import { kalimatGalat } from '../../../lib/galat';
import { HalamanToken } from '../components/HalamanToken';
import { useTokenSurel } from '../useTokenSurel';
import gaya from '../../../components/bingkai-publik.module.css';

/** Why a sign-in at the identity provider ended here. */
const SEBAB: Record<string, string> = {
  belum: PESAN['tautan.belum'],
  usang: 'Tautan di surel sudah dipakai atau lewat waktunya',
  identitas_terpakai: PESAN['tautan.identitas_terpakai'],
  akun_tertaut: PESAN['tautan.akun_tertaut'],
  nama_terpakai: 'Nama pengguna itu sudah dipakai. Buka lagi tautan undangan, lalu pilih nama lain',
};

/** /tautkan: an identity of another provider that opens no account yet; with a mailed token, the way to bind it. */
export function Tautkan() {
  const token = useTokenSurel();
  const { hash } = useLocation();
  const sebab = useSearchParams()[0].get('sebab');
  return (token && !sebab) || hash ? <HalamanToken judul="Tautkan akun Anda" /> : <MintaTautan sebab={sebab} />;
}

function MintaTautan({ sebab }: { sebab: string | null }) {
  const isian = useIsian({ username: { label: 'Nama pengguna atau surel', wajib: true } }, { username: '' });
  const kirim = useMutation({
    mutationFn: (username: string) => api.kirim('/api/akun/tautan', { body: { username } }),
    onError: isian.tolak,
  });
  return (
    <BingkaiPublik
      judul="Tautkan akun Anda"
      penjelasan={
        <>
          <p>Portal ini dibuka lewat akun penyedia identitas. Akun itu ditautkan sekali saja ke akun SINAS NK Anda.</p>
          <ol>
            <li>Tulis nama pengguna atau surel akun SINAS NK Anda.</li>
            <li>Buka tautan di surel dalam satu jam.</li>
            <li>Masuk di penyedia identitas. Akunnya lalu tertaut.</li>
          </ol>
        </>
      }
    >
      <form
        className={gaya.form}
        noValidate
        onSubmit={isian.saatKirim(({ username }) => kirim.mutate(username.trim()))}
      >
        {sebab && !kirim.isSuccess && <Kabar grup="anda">{SEBAB[sebab] ?? PESAN['akses.masuk_gagal']}.</Kabar>}
        <TextInput {...isian.ikat('username')} autoComplete="username" autoCapitalize="none" maks={254} />
        {kirim.isSuccess && <Kabar grup="baik">{PESAN['akun.surel_dikirim']}.</Kabar>}
        {kirim.isError && <Kabar grup="buruk">{kalimatGalat(kirim.error)}.</Kabar>}
        <Button type="submit" variant="contained" disabled={kirim.isPending}>
          {kirim.isSuccess ? 'Kirim sekali lagi' : 'Kirim tautan'}
        </Button>
      </form>
      <p className={gaya.kaki}>
        <Link to="/login">Masuk dengan akun lain</Link>
      </p>
    </BingkaiPublik>
  );
}
