import type { ComponentType, ReactNode } from 'react';
import { Kabar } from '../feedback/Kabar';
import { Button } from '../inputs/Button';
import { useIsian } from '../inputs/useIsian';
import type { InputProps } from '../inputs/Field';
import { useBukti, type BuktiDibawa } from './bukti/useBukti';
import { periksaSandi, type TentangOrang } from './periksa-sandi';

const KOSONG = { old_password: '', new_password: '', ulang: '' };
type Isi = typeof KOSONG;
/** As it is sent: the old password, or the proof that stands for it. */
export type IsiSandi = { new_password: string } & ({ old_password: string } | { bukti: string });

/** A new password by the old one, or by the second factor; judged before it is sent. */
export function useSandiBaru(tentang: TentangOrang) {
  const bukti = useBukti('sandi');
  const isian = useIsian(
    {
      old_password: { label: 'Kata sandi lama', wajib: bukti.sandi },
      new_password: { label: 'Kata sandi baru', wajib: true, periksa: (n: string) => periksaSandi(n, tentang) },
      ulang: {
        label: 'Ulangi kata sandi baru',
        wajib: true,
        periksa: (n: string, isi: Isi) => (n === isi.new_password ? null : 'Kedua kata sandi belum sama'),
      },
    },
    KOSONG,
  );
  const simpan = ({ old_password, new_password }: Isi, kirim: (isi: IsiSandi) => void) => {
    const dengan = (b: BuktiDibawa) => kirim('bukti' in b ? { new_password, ...b } : { new_password, old_password });
    bukti.lalu(old_password, dengan);
  };
  return { ...isian, tanyaLama: bukti.sandi, simpan };
}

interface Props {
  isian: ReturnType<typeof useSandiBaru>;
  /** Whose password it is: password managers want to know. */
  username: string;
  petunjuk?: string;
  IsianSandi: ComponentType<InputProps>;
  sibuk: boolean;
  onUbah: (isi: IsiSandi) => void;
  className: string | undefined;
  baris: string | undefined;
  /** Why it could not be changed. */
  galat: string | null;
  /** The rules of a password. */
  children?: ReactNode;
}

export function FormSandi(props: Props) {
  const { isian, username, petunjuk, IsianSandi, sibuk, onUbah, className, baris, galat, children } = props;
  return (
    <form
      className={className}
      noValidate
      aria-label="Ubah kata sandi"
      onSubmit={isian.saatKirim((isi) => isian.simpan(isi, onUbah))}
    >
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {isian.tanyaLama && <IsianSandi {...isian.ikat('old_password')} autoComplete="current-password" />}
      <div className={baris}>
        <IsianSandi {...isian.ikat('new_password')} autoComplete="new-password" hint={petunjuk} />
        <IsianSandi {...isian.ikat('ulang')} autoComplete="new-password" />
      </div>
      {children}
      {galat && <Kabar grup="buruk">{galat}.</Kabar>}
      <Button type="submit" variant="contained" loading={sibuk}>
        Ubah kata sandi
      </Button>
    </form>
  );
}
