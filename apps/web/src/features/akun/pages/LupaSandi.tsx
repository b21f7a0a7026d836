import { PESAN } from '@sinas/domain/pesan/pesan';
import { Button } from '@sinas/ui/inputs/Button';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BingkaiPublik } from '../../../components/BingkaiPublik';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { api } from '../../../lib/api';
import { kalimatGalat } from '../../../lib/galat';
import gaya from '../../../components/bingkai-publik.module.css';

/** /lupa-sandi: the same answer for every name, so that nobody learns who has an account. */
export function LupaSandi() {
  const isian = useIsian({ username: { label: 'Nama pengguna atau surel', wajib: true } }, { username: '' });
  const kirim = useMutation({
    mutationFn: (username: string) => api.kirim('/api-prod/user/forget-password', { body: { username } }),
    onError: isian.tolak,
  });
  return (
    <BingkaiPublik
      judul="Lupa kata sandi"
      penjelasan={<p>Kami mengirim tautan untuk membuat kata sandi baru. Tautan itu berlaku satu jam.</p>}
    >
      <form
        className={gaya.form}
        noValidate
        onSubmit={isian.saatKirim(({ username }) => kirim.mutate(username.trim()))}
      >
        <TextInput {...isian.ikat('username')} autoComplete="username" autoCapitalize="none" maks={254} />
        {kirim.isSuccess && <Kabar grup="baik">{PESAN['akun.surel_dikirim']}.</Kabar>}
        {kirim.isError && <Kabar grup="buruk">{kalimatGalat(kirim.error)}.</Kabar>}
        <Button type="submit" variant="contained" disabled={kirim.isPending}>
          {kirim.isSuccess ? 'Kirim sekali lagi' : 'Kirim tautan'}
        </Button>
      </form>
      <p className={gaya.kaki}>
        <Link to="/masuk">Kembali ke halaman masuk</Link>
      </p>
    </BingkaiPublik>
  );
}
