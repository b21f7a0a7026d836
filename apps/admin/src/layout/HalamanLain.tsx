import { PESAN } from '@sinas/domain/pesan/pesan';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { Button } from '@sinas/ui/inputs/Button';
import { Link, Navigate } from 'react-router-dom';
import { usePengguna } from '../providers/pengguna';
import { punyaIzin } from '../providers/sesi';
import { alamatAntrean } from './antrean';

const keBeranda = (
  <Button component={Link} variant="outlined" to="/">
    Ke halaman awal
  </Button>
);

/** Where an officer starts: the desk's queue, the meetings of those who lead them, or monitoring for those without either. */
export function Pembuka() {
  const pengguna = usePengguna();
  const { main_uri } = pengguna.peran;
  if (punyaIzin(pengguna, 'rakor.baca') && main_uri.startsWith('/rakor')) return <Navigate to={main_uri} replace />;
  if (!punyaIzin(pengguna, 'pengajuan.antrean')) return <Navigate to="/pemantauan" replace />;
  return <Navigate to={alamatAntrean('untuk_saya')} replace />;
}

export function HalamanTidakAda() {
  return (
    <main className="kn-isi" id="isi" tabIndex={-1}>
      <div className="sn-card">
        <EmptyState heading="h1" icon="search" title={PESAN['halaman.tidak_ditemukan']} action={keBeranda}>
          Alamat salah ketik, atau tautannya sudah tidak berlaku.
        </EmptyState>
      </div>
    </main>
  );
}

export function AksesDitolak() {
  return (
    <main className="kn-isi" id="isi" tabIndex={-1}>
      <div className="sn-card">
        <EmptyState heading="h1" icon="lock" title={PESAN['halaman.diproteksi']} action={keBeranda}>
          Peran Anda tidak berwenang membuka halaman ini.
        </EmptyState>
      </div>
    </main>
  );
}

/** A fault of the page itself; what was kept on the server is untouched. */
export function SalahTampil({ resetErrorBoundary }: { resetErrorBoundary: (args?: unknown) => void }) {
  return (
    <main className="kn-isi" id="isi" tabIndex={-1}>
      <div className="sn-card">
        <ErrorState heading="h1" title={PESAN['halaman.kesalahan']} onRetry={() => resetErrorBoundary()}>
          Halaman ini gagal ditampilkan. Yang sudah tersimpan tetap aman.
        </ErrorState>
      </div>
    </main>
  );
}
