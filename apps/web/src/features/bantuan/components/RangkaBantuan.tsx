import { Button } from '@sinas/ui/inputs/Button';
import { BrandMark } from '@sinas/ui/marks/BrandMark';
import { useJudul } from '@sinas/ui/useJudul';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { alamatMasuk, BERANDA } from '../../../lib/masuk';
import { useSesi } from '../../../lib/sesi';
import gaya from '../bantuan.module.css';

interface Props {
  judul: string;
  /** What stands above the heading, beside the way back to all help. */
  remah?: string;
  kalimat?: ReactNode;
  children: ReactNode;
}

/** Frame of the help pages: open to everybody, with the way back for who is signed in. No Material UI here. */
export function RangkaBantuan({ judul, remah, kalimat, children }: Props) {
  useJudul(judul);
  const masuk = useSesi().data?.masuk === true;
  return (
    <>
      <header className="app-top sn-on-bar sn-no-print">
        <div className="app-top-row">
          <Link to={masuk ? BERANDA : '/welcome'} className="sn-mark">
            <BrandMark caption="Sistem Nasional Neraca Komoditas" />
          </Link>
          <div className="app-top-end">
            <nav aria-label="Menu bantuan" className={gaya.nav}>
              <Link to="/bantuan">Bantuan</Link>
              <Link to="/cek">Periksa keputusan</Link>
            </nav>
            <Button component="a" className={gaya.masuk} href={masuk ? BERANDA : alamatMasuk(BERANDA, '')}>
              {masuk ? 'Beranda' : 'Masuk'}
            </Button>
          </div>
        </div>
      </header>
      <main>
        <div className={gaya.kepala}>
          <div className="sn-page">
            {remah && (
              <p className={`${gaya.remah} sn-no-print`}>
                <Link to="/bantuan">Bantuan</Link> / {remah}
              </p>
            )}
            <h1>{judul}</h1>
            {kalimat && <p className={gaya.kalimat}>{kalimat}</p>}
          </div>
        </div>
        <div className={`sn-page ${gaya.isi}`}>{children}</div>
      </main>
    </>
  );
}
