import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { FormCek } from '../../../components/keputusan/FormCek';
import { HasilCek } from '../../../components/keputusan/HasilCek';
import { alamatMasuk } from '../../../lib/masuk';
import gayaWelcome from '../welcome.module.css';
import gayaCek from '../../../components/keputusan/cek.module.css';

/** Greeting and sign-in at the left, the check of a decision at the right. */
export function Pembuka({ masuk }: { masuk: boolean }) {
  const { search } = useLocation();
  const [kode, setKode] = useState('');
  return (
    <section className={`${gayaWelcome.hero} sn-on-bar`}>
      <div className="sn-page">
        <div>
          <h1>Selamat Datang</h1>
          <p className={gayaWelcome.lead}>
            Di sini pelaku usaha menyusun rencana kebutuhan komoditas, mengajukan rekomendasi impor dan ekspor, dan
            mengikuti berkasnya dari meja ke meja sampai keputusan terbit.
          </p>
          <div className={gayaWelcome.tindak}>
            <Button
              component="a"
              className={gayaWelcome.masuk}
              href={masuk ? '/neraca-komoditas' : alamatMasuk('/neraca-komoditas', search)}
            >
              {masuk ? 'Buka beranda' : 'Masuk dengan akun SINAS NK'}
              <Icon name="arrow" />
            </Button>
            {!masuk && <Link to="/daftar">Daftarkan perusahaan</Link>}
          </div>
        </div>
        <section className={`sn-card ${gayaWelcome.cek}`} aria-labelledby="j-cek">
          <h2 id="j-cek">Periksa keaslian keputusan</h2>
          <p>Masukkan kode di bawah QR pada dokumen. Tanpa perlu masuk.</p>
          <FormCek onPeriksa={setKode} />
          <div role="status" className={kode ? gayaCek.hasil : undefined}>
            <HasilCek kode={kode} />
          </div>
        </section>
      </div>
    </section>
  );
}
