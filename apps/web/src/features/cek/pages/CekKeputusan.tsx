import { BrandMark } from '@sinas/ui/marks/BrandMark';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { kodeBerita, rapikanKode } from '../../../components/keputusan/data';
import { FormCek } from '../../../components/keputusan/FormCek';
import { PeriksaBerkas } from '../../../components/keputusan/PeriksaBerkas';
import { HasilCek } from '../../../components/keputusan/HasilCek';
import { useJudul } from '@sinas/ui/useJudul';
import gaya from '../../../components/keputusan/cek.module.css';

/** Public page behind the QR mark of a decision or of minutes; without a code it takes one, or the file itself. */
export function CekKeputusan() {
  const kode = rapikanKode(useParams().kode ?? '');
  const judul = kodeBerita(kode) ? 'Periksa keaslian berita acara' : 'Periksa keaslian keputusan';
  useJudul(judul);
  const pergi = useNavigate();
  return (
    <>
      <header className="app-top sn-on-bar">
        <div className="app-top-row">
          <Link to="/" className="sn-mark">
            <BrandMark caption="Sistem Nasional Neraca Komoditas" />
          </Link>
        </div>
      </header>
      <main className="sn-page app-galat">
        <h1>{judul}</h1>
        <p>
          {kode
            ? 'Cocokkan isi di bawah ini dengan dokumen yang Anda pegang. Kode tercetak di bawah QR.'
            : 'Tulis kode yang tercetak di bawah QR, atau periksa berkasnya.'}
        </p>
        <FormCek key={kode} awal={kode} onPeriksa={(baru) => void pergi(`/cek/${encodeURIComponent(baru)}`)} />
        {kode && (
          <div className={`sn-card sn-pad ${gaya.kartu}`} role="status">
            <b className="sn-aju">{kode}</b>
            <div className={gaya.hasil}>
              <HasilCek kode={kode} rinci />
            </div>
          </div>
        )}
        {!kode && <PeriksaBerkas />}
      </main>
    </>
  );
}
