import { PESAN } from '@sinas/domain/pesan/pesan';
import { useState } from 'react';
import { TextInput } from '../../inputs/Field';
import { tahanLebih } from '../../inputs/tahan-lebih';
import type { IsiBukti } from './bukti';

/** Proof by the password, of SINAS NK or of Inaportnet. */
export function BuktiSandi({ inaport = false, id, sibuk, salah, onBeri }: IsiBukti & { inaport?: boolean }) {
  const [username, setUsername] = useState('');
  const [sandi, setSandi] = useState('');
  const [dicoba, setDicoba] = useState(false);
  const kosong = dicoba && !sandi ? PESAN['bukti.perlu_sandi'] : null;
  return (
    <form
      id={id}
      noValidate
      className="ak-faktor"
      onSubmit={(e) => {
        e.preventDefault();
        setDicoba(true);
        if (sandi && !sibuk && !tahanLebih(e.currentTarget))
          onBeri(inaport ? { cara: 'inaport', username, sandi } : { cara: 'sandi', sandi });
      }}
    >
      {inaport && (
        <TextInput
          label="Nama pengguna Inaportnet"
          required
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          maks={60}
          autoFocus
          value={username}
          onChange={(e) => setUsername(e.target.value)}
        />
      )}
      <TextInput
        label={inaport ? 'Kata sandi Inaportnet' : 'Kata sandi Anda'}
        required
        name="sandi"
        type="password"
        autoComplete="current-password"
        maks={200}
        autoFocus={!inaport}
        value={sandi}
        error={kosong ?? salah}
        onChange={(e) => setSandi(e.target.value)}
      />
    </form>
  );
}
