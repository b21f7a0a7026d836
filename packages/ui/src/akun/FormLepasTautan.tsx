import type { ComponentType } from 'react';
import { Button } from '../inputs/Button';
import type { InputProps } from '../inputs/Field';
import { Kabar } from '../feedback/Kabar';
import { useIsian } from '../inputs/useIsian';
import { useBukti, type BuktiDibawa } from './bukti/useBukti';

interface Props {
  /** Since when, in words. */
  sejak: string;
  IsianSandi: ComponentType<InputProps>;
  sibuk: boolean;
  onLepas: (bukti: BuktiDibawa, gagal: (galat: unknown) => void) => void;
  className: string | undefined;
  galat: string | null;
}

/** Ends the binding of somebody's account to another provider's identity; confirmed by one's own proof. */
export function FormLepasTautan({ sejak, IsianSandi, sibuk, onLepas, className, galat }: Props) {
  const bukti = useBukti('hak');
  const isian = useIsian({ sandi: { label: 'Kata sandi Anda', wajib: bukti.sandi } }, { sandi: '' });
  return (
    <form
      className={className}
      noValidate
      aria-label="Tautan identitas"
      onSubmit={isian.saatKirim(({ sandi }) => bukti.lalu(sandi, (b) => onLepas(b, isian.tolak)))}
    >
      <p>
        Akun ini dibuka lewat akun penyedia identitas sejak {sejak}. Bila dilepas, semua perangkatnya dikeluarkan dan
        pemiliknya harus menautkan lagi.
      </p>
      {bukti.sandi && (
        <IsianSandi {...isian.ikat('sandi')} autoComplete="current-password" hint="Dicatat atas nama Anda" />
      )}
      {galat && <Kabar grup="buruk">{galat}.</Kabar>}
      <Button type="submit" variant="outlined" danger loading={sibuk} disabled={bukti.sandi && isian.isi.sandi === ''}>
        Lepas tautan
      </Button>
    </form>
  );
}
