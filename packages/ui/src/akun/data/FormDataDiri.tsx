import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import type { ComponentType } from 'react';
import { Button } from '../../inputs/Button';
import { TextInput, type InputProps } from '../../inputs/Field';
import { Kabar } from '../../feedback/Kabar';
import { SusunanIsian, type Susunan } from './SusunanIsian';
import type { KolomDiri, PerubahanDiri, useDataDiri } from './useDataDiri';

const SIFAT: Record<Exclude<KolomDiri, 'sandi'>, Omit<InputProps, 'label'>> = {
  fullname: { autoComplete: 'name', maks: BATAS_TEKS.nama },
  position: { autoComplete: 'organization-title', maks: BATAS_TEKS.jabatan },
  email: { type: 'email', autoComplete: 'email', maks: BATAS_TEKS.surel },
  mobile_number: { type: 'tel', autoComplete: 'tel' },
  employee_number: { autoComplete: 'off', maks: BATAS_TEKS.nomor_pegawai },
  nik: { inputMode: 'numeric', autoComplete: 'off' },
  address: { autoComplete: 'street-address', maks: BATAS_TEKS.alamat },
};

interface Props {
  isian: ReturnType<typeof useDataDiri>;
  /** The password stands in its place only while it is asked for. */
  susunan: Susunan<KolomDiri>;
  petunjukNik: string;
  IsianSandi: ComponentType<InputProps>;
  sibuk: boolean;
  onSimpan: (perubahan: PerubahanDiri) => void;
  /** An address that was asked for and is not proved yet, and how to take that back. */
  surelMenunggu: string | null;
  onUrung: () => void;
  className: string | undefined;
  baris: string | undefined;
  /** Why it could not be stored. */
  galat: string | null;
  /** Because it was changed elsewhere: it can be stored after a look. */
  usang: boolean;
}

export function FormDataDiri(props: Props) {
  const { isian, susunan, petunjukNik, IsianSandi, sibuk, onSimpan, className, baris, galat, usang } = props;
  const { surelMenunggu, onUrung } = props;
  const satu = (k: KolomDiri) => {
    if (k !== 'sandi')
      return <TextInput key={k} {...isian.ikat(k)} {...SIFAT[k]} hint={k === 'nik' ? petunjukNik : undefined} />;
    if (!isian.tanyaSandi) return null;
    return (
      <IsianSandi
        key={k}
        {...isian.ikat(k)}
        autoComplete="current-password"
        hint="Untuk mengubah surel. Alamat baru kami surati lebih dahulu, yang lama kami beri tahu."
      />
    );
  };
  return (
    <form
      className={className}
      noValidate
      aria-label="Data diri"
      onSubmit={isian.saatKirim((isi) => isian.simpan(isi, onSimpan))}
    >
      {surelMenunggu && (
        <Kabar grup="anda">
          <p>
            Alamat <b>{surelMenunggu}</b> belum dipakai: buka tautan di surel yang kami kirim ke sana. Sampai saat itu
            surel tetap dikirim ke alamat di bawah.
          </p>
          <Button variant="outlined" disabled={sibuk} onClick={onUrung}>
            Urungkan
          </Button>
        </Kabar>
      )}
      <SusunanIsian susunan={susunan} baris={baris} isian={satu} />
      {galat && <Kabar grup={usang ? 'anda' : 'buruk'}>{galat}.</Kabar>}
      <Button type="submit" variant="contained" loading={sibuk} disabled={isian.berubah.length === 0}>
        Simpan
      </Button>
    </form>
  );
}
