import { palingSedikit, periksaAngka, periksaSurel, periksaTelepon } from '@sinas/domain/format/periksa-isian';
import { useIsian } from '../../inputs/useIsian';
import { useBukti, type BuktiDibawa } from '../bukti/useBukti';

const DEFINISI = {
  fullname: { label: 'Nama lengkap', wajib: true, periksa: palingSedikit('Nama', 3) },
  position: { label: 'Jabatan' },
  email: { label: 'Surel', wajib: true, periksa: periksaSurel },
  mobile_number: { label: 'Nomor telepon', periksa: periksaTelepon },
  employee_number: { label: 'Nomor pegawai' },
  nik: { label: 'NIK', periksa: periksaAngka('NIK', 16) },
  address: { label: 'Alamat' },
};
type Kolom = keyof typeof DEFINISI;
export type KolomDiri = Kolom | 'sandi';
export type PerubahanDiri = Partial<Record<Kolom, string>> & Partial<BuktiDibawa>;
type Akun = Record<'fullname' | 'email', string> & Record<Kolom, string | null>;

const isiDari = (a: Akun): Record<KolomDiri, string> => ({
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

/** One's own data. A changed mail address is confirmed by a proof: mails let people in. */
export function useDataDiri(akun: Akun) {
  const bukti = useBukti('surel');
  const dasar = isiDari(akun);
  const lain = (surel: string) => surel.trim().toLowerCase() !== akun.email.toLowerCase();
  const isian = useIsian(
    { ...DEFINISI, sandi: { label: 'Kata sandi Anda', wajib: (isi: typeof dasar) => bukti.sandi && lain(isi.email) } },
    dasar,
  );
  const surelBaru = lain(isian.isi.email);
  const berubah = isian.berubah.filter((k) => k !== 'sandi');
  /** Only what was changed, as it is sent, with the proof where one is needed. */
  const simpan = (isi: typeof dasar, kirim: (perubahan: PerubahanDiri) => void) => {
    const data = Object.fromEntries(
      berubah.map((k) => [k, k === 'nik' ? isi.nik.replace(/\D/g, '') : isi[k].trim()]),
    ) as PerubahanDiri;
    if (surelBaru) bukti.lalu(isi.sandi, (b) => kirim({ ...data, ...b }));
    else kirim(data);
  };
  return { ...isian, berubah, tanyaSandi: surelBaru && bukti.sandi, simpan };
}
