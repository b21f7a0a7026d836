import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { palingSedikit, periksaSurel, periksaTelepon } from '@sinas/domain/format/periksa-isian';
import { Button } from '../../inputs/Button';
import { TextInput, type InputProps } from '../../inputs/Field';
import { Kabar } from '../../feedback/Kabar';
import { useIsian } from '../../inputs/useIsian';
import { SusunanIsian, type Susunan } from './SusunanIsian';

const DEFINISI = {
  fullname: { label: 'Nama lengkap', wajib: true, periksa: palingSedikit('Nama', 3) },
  email: { label: 'Surel', wajib: true, periksa: periksaSurel },
  mobile_number: { label: 'Nomor telepon', periksa: periksaTelepon },
  position: { label: 'Jabatan' },
  employee_number: { label: 'Nomor pegawai' },
};
type Kolom = keyof typeof DEFINISI;
const SIFAT: Record<Kolom, Omit<InputProps, 'label'>> = {
  fullname: { maks: BATAS_TEKS.nama },
  email: { type: 'email', maks: BATAS_TEKS.surel },
  mobile_number: { type: 'tel' },
  position: { maks: BATAS_TEKS.jabatan },
  employee_number: { maks: BATAS_TEKS.nomor_pegawai },
};

/** What an administrator keeps of somebody else. */
export function useDataPengguna(akun: Record<'fullname' | 'email', string> & Record<Kolom, string | null>) {
  return useIsian(DEFINISI, {
    fullname: akun.fullname,
    email: akun.email,
    mobile_number: akun.mobile_number ?? '',
    position: akun.position ?? '',
    employee_number: akun.employee_number ?? '',
  });
}

interface Props {
  isian: ReturnType<typeof useDataPengguna>;
  susunan: Susunan<Kolom>;
  sibuk: boolean;
  /** Only what was changed. */
  onSimpan: (perubahan: Partial<Record<Kolom, string>>) => void;
  className: string | undefined;
  baris: string | undefined;
  /** Why it could not be stored. */
  galat: string | null;
}

export function FormDataPengguna({ isian, susunan, sibuk, onSimpan, galat, className, baris }: Props) {
  return (
    <form
      className={className}
      noValidate
      aria-label="Data pengguna"
      onSubmit={isian.saatKirim((isi) => onSimpan(Object.fromEntries(isian.berubah.map((k) => [k, isi[k].trim()]))))}
    >
      <SusunanIsian
        susunan={susunan}
        baris={baris}
        isian={(k) => <TextInput key={k} {...isian.ikat(k)} autoComplete="off" {...SIFAT[k]} />}
      />
      {galat && <Kabar grup="buruk">{galat}.</Kabar>}
      <Button type="submit" variant="contained" loading={sibuk} disabled={isian.berubah.length === 0}>
        Simpan data
      </Button>
    </form>
  );
}
