import type { KeperluanBukti } from '@sinas/domain/akses/faktor';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useEffect, useRef, useState } from 'react';
import { Kabar } from '../../feedback/Kabar';
import { Button } from '../../inputs/Button';
import { mintaDiPenyedia } from './bukti-penyedia';

interface Props {
  keperluan: KeperluanBukti;
  onTerbukti: (bukti: string) => void;
}

/** Proof at the identity provider, in a window beside this page: what was typed stays. */
export function BuktiPenyedia({ keperluan, onTerbukti }: Props) {
  const [galat, setGalat] = useState<string | null>(null);
  const berhenti = useRef<(() => void) | null>(null);
  useEffect(() => () => berhenti.current?.(), []);
  const buka = () => {
    setGalat(null);
    berhenti.current?.();
    berhenti.current = mintaDiPenyedia(keperluan, (bukti) =>
      bukti ? onTerbukti(bukti) : setGalat('Penyedia identitas tidak memastikan bahwa ini Anda. Coba sekali lagi'),
    );
    if (!berhenti.current) setGalat('Peramban menahan jendela baru. Izinkan jendela untuk situs ini, lalu coba lagi');
  };
  return (
    <div className="ak-faktor">
      <p>{PESAN['bukti.perlu_penyedia']}. Halaman ini dan yang Anda ketik tetap terbuka.</p>
      {galat && <Kabar grup="buruk">{galat}.</Kabar>}
      <Button variant="contained" onClick={buka} autoFocus>
        Buka penyedia identitas
      </Button>
    </div>
  );
}
