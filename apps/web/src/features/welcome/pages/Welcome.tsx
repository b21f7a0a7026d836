import { PESAN } from '@sinas/domain/pesan/pesan';
import { Button } from '@sinas/ui/inputs/Button';
import { BrandMark } from '@sinas/ui/marks/BrandMark';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { Icon } from '@sinas/ui/marks/Icon';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { Link, useLocation } from 'react-router-dom';
import { keadaanGalat } from '../../../lib/galat';
import { alamatMasuk } from '../../../lib/masuk';
import { useSesi } from '../../../lib/sesi';
import { useJudul } from '@sinas/ui/useJudul';
import { AngkaLayanan } from '../components/AngkaLayanan';
import { CaraKerja } from '../components/CaraKerja';
import { Jadwal } from '../components/Jadwal';
import { Pembuka } from '../components/Pembuka';
import { useRingkasanPublik, type RingkasanPublik } from '../../../lib/publik';
import gayaWelcome from '../welcome.module.css';
import gayaFakta from '../fakta.module.css';

function Pengumuman({ pengumuman }: { pengumuman: RingkasanPublik['pengumuman'] }) {
  if (pengumuman.length === 0) return null;
  return (
    <aside className={gayaWelcome.umum} aria-label="Pengumuman">
      {pengumuman.map((p) => (
        <p key={p.isi} className="sn-page">
          <Icon name="info" />
          <span>
            {p.judul && <b>{p.judul}. </b>}
            {p.isi}
          </span>
        </p>
      ))}
    </aside>
  );
}

/** /welcome (RUTE-04): no Material UI here, so that a slow line gets a page and not a wait. */
export function Welcome() {
  useJudul(PESAN['halaman.selamat_datang']);
  const { search } = useLocation();
  const { data: sesi } = useSesi();
  const masuk = sesi?.masuk === true;
  const welcome = useRingkasanPublik();
  return (
    <>
      <header className="app-top sn-on-bar">
        <div className="app-top-row">
          <Link to="/welcome" className="sn-mark">
            <BrandMark caption="Sistem Nasional Neraca Komoditas" />
          </Link>
          <div className="app-top-end">
            <nav aria-label="Menu publik" className={gayaWelcome.tautan}>
              <a href="#jadwal">Jadwal</a>
              <a href="#angka">Angka layanan</a>
              <Link to="/bantuan">Bantuan</Link>
            </nav>
            <Button
              component="a"
              className={gayaWelcome.masukKecil}
              href={masuk ? '/neraca-komoditas' : alamatMasuk('/neraca-komoditas', search)}
            >
              {masuk ? 'Beranda' : 'Masuk'}
            </Button>
          </div>
        </div>
      </header>
      <main>
        <Pembuka masuk={masuk} />
        {welcome.data ? (
          <>
            <Pengumuman pengumuman={welcome.data.pengumuman} />
            <Jadwal tahun={welcome.data.tahun} jadwal={welcome.data.jadwal} />
            <AngkaLayanan layanan={welcome.data.layanan} />
          </>
        ) : (
          <div className={`sn-page ${gayaWelcome.band}`} data-menunggu={welcome.isPending || undefined}>
            {welcome.isError ? (
              <div className="sn-card">
                <ErrorState
                  {...keadaanGalat(welcome.error)}
                  onRetry={() => void welcome.refetch()}
                  retrying={welcome.isFetching}
                >
                  Jadwal dan angka layanan belum dapat dimuat. Anda tetap dapat masuk dan memeriksa keputusan.
                </ErrorState>
              </div>
            ) : (
              <LoadingSkeleton lines={6} />
            )}
          </div>
        )}
        <CaraKerja />
      </main>
      <footer className={`${gayaFakta.kaki} sn-on-bar`}>
        <div className="sn-page">
          <p>
            <b>Lembaga National Single Window</b>, Kementerian Keuangan
            <br />
            Pusat layanan 1500 155, setiap hari kerja 08.00 sampai 17.00 WIB
          </p>
        </div>
      </footer>
    </>
  );
}
