import { PESAN } from '@sinas/domain/pesan/pesan';
import { Button } from '@sinas/ui/inputs/Button';
import { BrandMark } from '@sinas/ui/marks/BrandMark';
import { Icon } from '@sinas/ui/marks/Icon';
import type { IconName } from '@sinas/ui/marks/icon-paths';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSesi } from '../lib/sesi';
import { keluar } from '../lib/masuk';
import { useJudul } from '@sinas/ui/useJudul';

interface Isi {
  judul: string;
  ikon: IconName;
  kalimat: string;
  children: ReactNode;
}

function Kartu({ judul, ikon, kalimat, children }: Isi) {
  useJudul(judul);
  return (
    <div className="app-galat">
      <Icon name={ikon} />
      <h1>{judul}</h1>
      <p>{kalimat}</p>
      <div className="sn-void-acts">{children}</div>
    </div>
  );
}

/** Public frame of the error pages: the bar with the mark, nothing else. */
function Halaman(isi: Isi) {
  return (
    <>
      <header className="app-top sn-on-bar">
        <div className="app-top-row">
          <Link to="/" className="sn-mark">
            <BrandMark caption="Sistem Nasional Neraca Komoditas" />
          </Link>
        </div>
      </header>
      <main className="sn-page">
        <Kartu {...isi} />
      </main>
    </>
  );
}

const KE_BERANDA = (
  <Button component={Link} to="/" variant="contained">
    Ke beranda
  </Button>
);
const TIDAK_ADA = {
  judul: PESAN['halaman.tidak_ditemukan'],
  ikon: 'search',
  kalimat:
    'Alamat ini tidak ada, atau berkasnya bukan milik perusahaan Anda. Periksa alamatnya, atau mulai lagi dari beranda.',
} as const;

/** /not-found (RUTE-01) */
export const TidakDitemukan = () => <Halaman {...TIDAK_ADA}>{KE_BERANDA}</Halaman>;

/** The same page inside the application frame, for a path that nobody knows. */
export const TidakDitemukanDiDalam = () => (
  <div className="sn-page">
    <Kartu {...TIDAK_ADA}>{KE_BERANDA}</Kartu>
  </div>
);

/** /error-system (RUTE-02) */
export const KesalahanSistem = () => (
  <Halaman
    judul={PESAN['halaman.kesalahan']}
    ikon="alert"
    kalimat="Yang sudah tersimpan tetap aman. Coba lagi beberapa saat; bila berulang, hubungi pusat layanan."
  >
    {KE_BERANDA}
  </Halaman>
);

/** /unauthorized (RUTE-03); after a sign-in that failed it says that (RUTE-12, GALAT-10). */
export function Diproteksi() {
  const masuk = useSesi().data?.masuk === true;
  const [kueri] = useSearchParams();
  if (kueri.get('sebab') === 'masuk')
    return (
      <Halaman
        judul={PESAN['halaman.diproteksi']}
        ikon="lock"
        kalimat={`${PESAN['akses.masuk_gagal']}. Tidak ada sesi yang dibuka di perangkat ini.`}
      >
        <Button component={Link} to="/login" variant="contained">
          Masuk kembali
        </Button>
        <Button component={Link} to="/welcome" variant="outlined">
          Ke halaman depan
        </Button>
      </Halaman>
    );
  return (
    <Halaman
      judul={PESAN['halaman.diproteksi']}
      ikon="lock"
      kalimat="Akun Anda belum mempunyai akses ke halaman ini. Minta akses kepada administrator perusahaan atau instansi Anda."
    >
      {KE_BERANDA}
      {masuk && (
        <Button variant="outlined" onClick={() => void keluar()}>
          Keluar
        </Button>
      )}
    </Halaman>
  );
}
