import type { Skema } from '@sinas/api-client';
import { Button } from '@sinas/ui/inputs/Button';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { IsianSandi } from '../../../components/IsianSandi';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { api } from '../../../lib/api';
import { kalimatGalat, takMenjawab } from '../../../lib/galat';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { palingSedikit, periksaAngka, periksaSurel, periksaTelepon } from '@sinas/domain/format/periksa-isian';
import gaya from '../../../components/bingkai-publik.module.css';

const KOSONG = {
  nib: '',
  npwp: '',
  fullname: '',
  email: '',
  mobile_number: '',
  nik: '',
  position: '',
  username: '',
  password: '',
};
const DASAR = {
  nib: { label: 'NIB', wajib: true, periksa: periksaAngka('NIB', 13) },
  npwp: { label: 'NPWP perusahaan', wajib: true, periksa: periksaAngka('NPWP', 15, 16) },
  fullname: { label: 'Nama lengkap', wajib: true, periksa: palingSedikit('Nama', 3) },
  email: { label: 'Surel Anda', wajib: true, periksa: periksaSurel },
  mobile_number: { label: 'Nomor telepon', wajib: true, periksa: periksaTelepon },
  nik: { label: 'NIK (opsional)', periksa: periksaAngka('NIK', 16) },
  position: { label: 'Jabatan (opsional)' },
};
const definisi = (inaport: boolean) => ({
  ...DASAR,
  username: { label: 'Nama pengguna Inaportnet', wajib: inaport },
  password: { label: 'Kata sandi Inaportnet', wajib: inaport },
});

export type IsiDaftar = typeof KOSONG;
export type HasilDaftar = Skema<'DaftarHasil'> & { isi: IsiDaftar };

/** Administrator of a company. What was typed stays, whatever the registry answers. */
export function FormDaftar({ awal, onJadi }: { awal?: IsiDaftar; onJadi: (hasil: HasilDaftar) => void }) {
  const [inaport, setInaport] = useState((awal?.username ?? '') !== '');
  const isian = useIsian(definisi(inaport), awal ?? KOSONG);
  const daftar = useMutation({
    mutationFn: (isi: typeof KOSONG) => {
      const { username, password, nik, position, ...wajib } = isi;
      const orang = { ...wajib, ...(nik.trim() && { nik }), ...(position.trim() && { position: position.trim() }) };
      return inaport
        ? api.kirim('/api-prod/user/admin/inaport', { body: { ...orang, username, password } })
        : api.kirim('/api-prod/user/admin', { body: orang });
    },
    onSuccess: (hasil, isi) => onJadi({ ...hasil, isi: { ...isi, password: '' } }),
    onError: isian.tolak,
  });
  const putus = takMenjawab(daftar.error);
  return (
    <form className={gaya.form} noValidate onSubmit={isian.saatKirim((isi) => daftar.mutate(isi))}>
      <div className={gaya.pasang}>
        <TextInput {...isian.ikat('nib')} inputMode="numeric" autoComplete="off" hint="13 angka, dari OSS" />
        <TextInput {...isian.ikat('npwp')} inputMode="numeric" autoComplete="off" hint="15 atau 16 angka" />
      </div>
      <TextInput {...isian.ikat('fullname')} autoComplete="name" />
      <div className={gaya.pasang}>
        <TextInput {...isian.ikat('email')} type="email" autoComplete="email" />
        <TextInput {...isian.ikat('mobile_number')} type="tel" autoComplete="tel" />
      </div>
      <div className={gaya.pasang}>
        <TextInput {...isian.ikat('nik')} inputMode="numeric" autoComplete="off" />
        <TextInput {...isian.ikat('position')} autoComplete="organization-title" maks={BATAS_TEKS.jabatan} />
      </div>
      <label className={gaya.saklar}>
        <input type="checkbox" role="switch" checked={inaport} onChange={(e) => setInaport(e.target.checked)} />
        <span>Saya memakai akun Inaportnet</span>
      </label>
      {inaport && (
        <div className={gaya.pasang}>
          <TextInput {...isian.ikat('username')} autoComplete="off" maks={60} />
          <IsianSandi
            {...isian.ikat('password')}
            autoComplete="off"
            maks={200}
            hint="Hanya dicocokkan dengan Inaportnet, tidak kami simpan"
          />
        </div>
      )}
      {daftar.isError && (
        <Kabar grup="buruk">
          {kalimatGalat(daftar.error)}.{putus && ' Isian Anda tetap di sini.'}
        </Kabar>
      )}
      <Button type="submit" variant="contained" disabled={daftar.isPending}>
        {daftar.isPending ? 'Memeriksa ke OSS...' : putus ? 'Coba lagi' : 'Daftarkan perusahaan'}
      </Button>
    </form>
  );
}
