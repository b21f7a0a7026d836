import type { Skema } from '@sinas/api-client';
import Button from '@mui/material/Button';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { TextInput } from '@sinas/ui/Field';
import { useToast } from '@sinas/ui/Toasts';
import { useIsian } from '@sinas/ui/useIsian';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IsianSandi } from '../../../components/IsianSandi';
import { Kabar } from '../../../components/Kabar';
import { jalurAkun, kunciAkun, type Akun } from '../../../lib/akun';
import { api } from '../../../lib/api';
import { kalimatGalat, usang } from '../../../lib/galat';
import { palingSedikit, periksaAngka, periksaSurel, periksaTelepon } from '@sinas/domain/format/periksa-isian';
import { segarkanSesi } from '../../../lib/sesi';
import { Bagian } from '../../../components/Bagian';

type Ubah = Skema<'UbahPenggunaDto'>;
const DEFINISI = {
  fullname: { label: 'Nama lengkap', wajib: true, periksa: palingSedikit('Nama', 3) },
  email: { label: 'Surel', wajib: true, periksa: periksaSurel },
  mobile_number: { label: 'Nomor telepon', periksa: periksaTelepon },
  position: { label: 'Jabatan' },
  address: { label: 'Alamat' },
  nik: { label: 'NIK', periksa: periksaAngka('NIK', 16) },
};
const isiDari = (a: Akun): Record<keyof typeof DEFINISI | 'sandi', string> => ({
  fullname: a.fullname,
  email: a.email,
  mobile_number: a.mobile_number ?? '',
  position: a.position ?? '',
  address: a.address ?? '',
  // The server never sends it in full: an empty field means that it stays.
  nik: '',
  sandi: '',
});

/** Name, mail address and telephone. A changed address is confirmed by the password: mails let people in. */
export function DataDiri({ akun }: { akun: Akun }) {
  const klien = useQueryClient();
  const toast = useToast();
  const dasar = isiDari(akun);
  const lain = (surel: string) => surel.trim().toLowerCase() !== akun.email.toLowerCase();
  const isian = useIsian(
    { ...DEFINISI, sandi: { label: 'Kata sandi Anda', wajib: (isi: typeof dasar) => lain(isi.email) } },
    dasar,
  );
  const surelBaru = lain(isian.isi.email);
  const simpan = useMutation({
    mutationFn: (isi: Omit<Ubah, 'versi'>) =>
      api.ganti<Akun>(jalurAkun(akun.id), { versi: akun.versi, ...isi } satisfies Ubah),
    onSuccess: (baru) => {
      klien.setQueryData(kunciAkun(akun.id), baru);
      isian.kosongkan();
      toast.berhasil(PESAN['berhasil.simpan']);
      void segarkanSesi(klien);
    },
    onError: (galat) => {
      isian.tolak(galat);
      if (usang(galat)) void klien.invalidateQueries({ queryKey: kunciAkun(akun.id) });
    },
  });
  const berubah = isian.berubah.filter((k) => k !== 'sandi');
  const kirim = (isi: typeof dasar) => {
    const data = Object.fromEntries(berubah.map((k) => [k, k === 'nik' ? isi.nik.replace(/\D/g, '') : isi[k].trim()]));
    simpan.mutate({ ...data, ...(surelBaru && { sandi: isi.sandi }) });
  };
  return (
    <Bagian id="data-diri" judul="Data diri" uraian="Nama dan jabatan tampil pada berkas yang Anda kerjakan.">
      <form className="bg-isi" noValidate onSubmit={isian.saatKirim(kirim)} aria-label="Data diri">
        <div className="pr-pasang">
          <TextInput {...isian.ikat('fullname')} autoComplete="name" maxLength={120} />
          <TextInput {...isian.ikat('position')} autoComplete="organization-title" maxLength={120} />
        </div>
        <div className="pr-pasang">
          <TextInput {...isian.ikat('email')} type="email" autoComplete="email" maxLength={254} />
          <TextInput {...isian.ikat('mobile_number')} type="tel" autoComplete="tel" />
        </div>
        {surelBaru && (
          <IsianSandi
            {...isian.ikat('sandi')}
            autoComplete="current-password"
            hint="Untuk mengubah surel. Alamat yang lama kami beri tahu."
          />
        )}
        <div className="pr-pasang">
          <TextInput
            {...isian.ikat('nik')}
            inputMode="numeric"
            autoComplete="off"
            hint={akun.nik ? `Tersimpan ${akun.nik}. Isi hanya bila berubah` : '16 angka'}
          />
          <TextInput {...isian.ikat('address')} autoComplete="street-address" maxLength={300} />
        </div>
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
