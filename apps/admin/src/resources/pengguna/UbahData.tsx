import Button from '@mui/material/Button';
import { palingSedikit, periksaSurel, periksaTelepon } from '@sinas/domain/format/periksa-isian';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { TextInput } from '@sinas/ui/Field';
import { useIsian } from '@sinas/ui/useIsian';
import { Kabar } from '../../components/Kabar';
import { kalimatGalat } from '../../lib/galat';
import type { AkunRinci } from '../../providers/wire';
import { useUbahAkun } from './data';

const DEFINISI = {
  fullname: { label: 'Nama lengkap', wajib: true, periksa: palingSedikit('Nama', 3) },
  email: { label: 'Surel', wajib: true, periksa: periksaSurel },
  mobile_number: { label: 'Nomor telepon', periksa: periksaTelepon },
  position: { label: 'Jabatan' },
  employee_number: { label: 'Nomor pegawai' },
};

/** What an administrator keeps of an officer. */
export function UbahData({ akun }: { akun: AkunRinci }) {
  const isian = useIsian(DEFINISI, {
    fullname: akun.fullname,
    email: akun.email,
    mobile_number: akun.mobile_number ?? '',
    position: akun.position ?? '',
    employee_number: akun.employee_number ?? '',
  });
  const simpan = useUbahAkun(akun, { jadi: isian.kosongkan, gagal: isian.tolak });
  return (
    <form
      className="kn-form"
      noValidate
      aria-label="Data pengguna"
      onSubmit={isian.saatKirim((isi) =>
        simpan.mutate(Object.fromEntries(isian.berubah.map((k) => [k, isi[k].trim()]))),
      )}
    >
      <div className="kp-dialog-dua">
        <TextInput {...isian.ikat('fullname')} autoComplete="off" maxLength={120} />
        <TextInput {...isian.ikat('position')} autoComplete="off" maxLength={120} />
      </div>
      <div className="kp-dialog-dua">
        <TextInput {...isian.ikat('email')} type="email" autoComplete="off" maxLength={254} />
        <TextInput {...isian.ikat('mobile_number')} type="tel" autoComplete="off" />
        <TextInput {...isian.ikat('employee_number')} autoComplete="off" maxLength={40} />
      </div>
      {simpan.isError && <Kabar grup="buruk">{kalimatGalat(simpan.error, PESAN['gagal.simpan'])}.</Kabar>}
      <Button type="submit" variant="contained" loading={simpan.isPending} disabled={isian.berubah.length === 0}>
        Simpan data
      </Button>
    </form>
  );
}
