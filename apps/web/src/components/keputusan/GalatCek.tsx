import { Button } from '@sinas/ui/inputs/Button';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { pesanGalat, tidakAda } from '../../lib/galat';
import gaya from './cek.module.css';

interface Props {
  apa: 'keputusan' | 'berita acara';
  kode: string;
  galat: Error;
  onUlang: () => void;
}
/** No answer to a code: there is none, or it could not be asked for. */
export function GalatCek({ apa, kode, galat, onUlang }: Props) {
  if (tidakAda(galat))
    return (
      <>
        <Badge grup="buruk" bentuk="oktagon">
          Tidak ditemukan
        </Badge>
        <p className={gaya.kata}>
          Tidak ada {apa} dengan kode {kode}. Periksa huruf dan angkanya; bila tetap tidak ada, dokumen itu tidak
          diterbitkan portal ini.
        </p>
      </>
    );
  return (
    <>
      <p className={gaya.kata} role="alert">
        {pesanGalat(galat)}. {apa === 'keputusan' ? 'Keputusan' : 'Berita acara'} belum dapat diperiksa.
      </p>
      <Button variant="outlined" onClick={onUlang}>
        Coba lagi
      </Button>
    </>
  );
}
