import type { Skema } from '@sinas/api-client';
import { TextInput } from '@sinas/ui/Field';
import { useIsian } from '@sinas/ui/useIsian';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IsianSandi } from '../../../components/IsianSandi';
import { Kabar } from '@sinas/ui/Kabar';
import { api } from '../../../lib/api';
import { kalimatGalat } from '../../../lib/galat';
import { KUNCI_SESI, terimaSesi } from '../../../lib/sesi';

export type Cara = 'sandi' | 'inaport';
const JALUR: Record<Cara, string> = { sandi: '/api-prod/login', inaport: '/api-prod/login/inaport' };
const KOSONG = { username: '', password: '' };

/** Name and password of the portal, or of Inaportnet; the page above leads on when the session is there. */
export function FormMasuk({ cara, username }: { cara: Cara; username: string }) {
  const klien = useQueryClient();
  const lewat = cara === 'inaport' ? ' Inaportnet' : '';
  const isian = useIsian(
    {
      username: { label: `Nama pengguna${lewat}`, wajib: true },
      password: { label: `Kata sandi${lewat}`, wajib: true },
    },
    { ...KOSONG, username },
  );
  const masuk = useMutation({
    mutationFn: ({ username: nama, password }: typeof KOSONG) =>
      api.kirim<Skema<'MasukHasil'>>(JALUR[cara], { username: nama.trim(), password }),
    onSuccess: (sesi) => {
      // What is kept may be of another user.
      klien.removeQueries({ predicate: (q) => q.queryKey[0] !== KUNCI_SESI[0] });
      terimaSesi(klien, sesi);
    },
    onError: isian.tolak,
  });
  return (
    <form className="pub-form" noValidate onSubmit={isian.saatKirim((isi) => masuk.mutate(isi))}>
      <TextInput
        {...isian.ikat('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
      />
      <IsianSandi {...isian.ikat('password')} autoComplete="current-password" maxLength={200} />
      {masuk.isError && <Kabar grup="buruk">{kalimatGalat(masuk.error)}.</Kabar>}
      <button type="submit" className="sn-btn sn-btn-main" disabled={masuk.isPending}>
        {masuk.isPending ? 'Memeriksa...' : 'Masuk'}
      </button>
    </form>
  );
}
