import Button from '@mui/material/Button';
import { palingSedikit, periksaAngka, periksaSurel, periksaTelepon } from '@sinas/domain/format/periksa-isian';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { TextInput } from '@sinas/ui/Field';
import { useToast } from '@sinas/ui/Toasts';
import { useIsian } from '@sinas/ui/useIsian';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bagian } from '../../components/Bagian';
import { Kabar } from '../../components/Kabar';
import { kunciAkun } from '../../lib/akun';
import { kalimatGalat, usang } from '../../lib/galat';
import { useData } from '../../lib/useData';
import { useSegarkanSesi } from '../../providers/pengguna';
import type { AkunRinci, UbahAkun } from '../../providers/wire';

const DEFINISI = {
  fullname: { label: 'Nama lengkap', wajib: true, periksa: palingSedikit('Nama', 3) },
  position: { label: 'Jabatan' },
  email: { label: 'Surel', wajib: true, periksa: periksaSurel },
  mobile_number: { label: 'Nomor telepon', periksa: periksaTelepon },
  employee_number: { label: 'Nomor pegawai' },
  nik: { label: 'NIK', periksa: periksaAngka('NIK', 16) },
  address: { label: 'Alamat' },
};
const isiDari = (a: AkunRinci): Record<keyof typeof DEFINISI | 'sandi', string> => ({
  fullname: a.fullname,
  position: a.position ?? '',
  email: a.email,
  mobile_number: a.mobile_number ?? '',
  employee_number: a.employee_number ?? '',
  // The server never sends it in full: an empty field means that it stays.
  nik: '',
  address: a.address ?? '',
  sandi: '',
});

/** Name, post and addresses. A changed mail address is confirmed by the password: mails let people in. */
export function DataDiri({ akun }: { akun: AkunRinci }) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  const segarkanSesi = useSegarkanSesi();
  const dasar = isiDari(akun);
  const lain = (surel: string) => surel.trim().toLowerCase() !== akun.email.toLowerCase();
  const isian = useIsian(
    { ...DEFINISI, sandi: { label: 'Kata sandi Anda', wajib: (isi: typeof dasar) => lain(isi.email) } },
    dasar,
  );
  const surelBaru = lain(isian.isi.email);
  const simpan = useMutation({
    mutationFn: (isi: Omit<UbahAkun, 'versi'>) => data.ubahAkun(akun.id, { versi: akun.versi, ...isi }),
    onSuccess: (baru) => {
      klien.setQueryData(kunciAkun(akun.id), baru);
      isian.kosongkan();
      toast.berhasil(PESAN['berhasil.simpan']);
      segarkanSesi();
    },
    onError: (galat) => {
      isian.tolak(galat);
      if (usang(galat)) void klien.invalidateQueries({ queryKey: kunciAkun(akun.id) });
    },
  });
  const berubah = isian.berubah.filter((k) => k !== 'sandi');
  const kirim = (isi: typeof dasar) => {
    const baru = Object.fromEntries(berubah.map((k) => [k, k === 'nik' ? isi.nik.replace(/\D/g, '') : isi[k].trim()]));
    simpan.mutate({ ...baru, ...(surelBaru && { sandi: isi.sandi }) });
  };
  return (
    <Bagian judul="Data diri" uraian="Nama dan jabatan tampil pada berkas yang Anda kerjakan.">
      <form className="kn-form" noValidate onSubmit={isian.saatKirim(kirim)} aria-label="Data diri">
        <div className="kp-dialog-dua">
          <TextInput {...isian.ikat('fullname')} autoComplete="name" maxLength={120} />
          <TextInput {...isian.ikat('position')} autoComplete="organization-title" maxLength={120} />
        </div>
        <div className="kp-dialog-dua">
          <TextInput {...isian.ikat('email')} type="email" autoComplete="email" maxLength={254} />
          <TextInput {...isian.ikat('mobile_number')} type="tel" autoComplete="tel" />
        </div>
        {surelBaru && (
          <TextInput
            {...isian.ikat('sandi')}
            type="password"
            autoComplete="current-password"
            hint="Untuk mengubah surel. Alamat yang lama kami beri tahu."
          />
        )}
        <div className="kp-dialog-dua">
          <TextInput {...isian.ikat('employee_number')} autoComplete="off" maxLength={40} />
          <TextInput
            {...isian.ikat('nik')}
            inputMode="numeric"
            autoComplete="off"
            hint={akun.nik ? `Tersimpan ${akun.nik}. Isi hanya bila berubah.` : '16 angka.'}
          />
        </div>
        <TextInput {...isian.ikat('address')} autoComplete="street-address" maxLength={300} />
        {simpan.isError && (
          <Kabar grup={usang(simpan.error) ? 'anda' : 'buruk'}>
            {kalimatGalat(simpan.error, PESAN['gagal.simpan'])}.
          </Kabar>
        )}
        <Button type="submit" variant="contained" loading={simpan.isPending} disabled={berubah.length === 0}>
          Simpan
        </Button>
      </form>
    </Bagian>
  );
}
