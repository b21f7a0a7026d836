import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import type { InputProps } from '../Field';
import { Kabar } from '../Kabar';
import { useIsian } from '../useIsian';

interface Props {
  /** Since when, in words. */
  sejak: string;
  IsianSandi: ComponentType<InputProps>;
  sibuk: boolean;
  onLepas: (sandi: string, gagal: (galat: unknown) => void) => void;
  className: string;
  galat: string | null;
}

/** Ends the binding of somebody's account to another provider's identity; confirmed by one's own password. */
export function FormLepasTautan({ sejak, IsianSandi, sibuk, onLepas, className, galat }: Props) {
  const isian = useIsian({ sandi: { label: 'Kata sandi Anda', wajib: true } }, { sandi: '' });
  return (
    <form
      className={className}
      noValidate
      aria-label="Tautan identitas"
      onSubmit={isian.saatKirim(({ sandi }) => onLepas(sandi, isian.tolak))}
    >
      <p>
        Akun ini dibuka lewat akun penyedia identitas sejak {sejak}. Bila dilepas, semua perangkatnya dikeluarkan dan
        pemiliknya harus menautkan lagi.
      </p>
      <IsianSandi {...isian.ikat('sandi')} autoComplete="current-password" hint="Dicatat atas nama Anda" />
      {galat && <Kabar grup="buruk">{galat}.</Kabar>}
      <Button type="submit" variant="outlined" color="error" loading={sibuk} disabled={isian.isi.sandi === ''}>
        Lepas tautan
      </Button>
    </form>
  );
}
