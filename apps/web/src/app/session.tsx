import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { FullScreenSpinner } from '@sinas/ui/feedback/Loading';
import { useEffect, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { keadaanGalat, pesanGalat } from '../lib/galat';
import { BERANDA, mulaiMasuk } from '../lib/masuk';
import { useSesi, type Sesi } from '../lib/sesi';

/** Where /login returns to after sign-in; signed in, it leads home (RUTE-07, RUTE-08). */
export const SINAS = '/sinas-nk';

/** Waits for the session; a session that cannot be read is a visible, repeatable failure. */
function SesiSiap({ children }: { children: (sesi: Sesi) => ReactNode }) {
  const sesi = useSesi();
  if (sesi.data) return children(sesi.data);
  if (sesi.isError)
    return (
      <main className="sn-page app-tengah">
        <div className="sn-card">
          <ErrorState
            heading="h1"
            {...keadaanGalat(sesi.error)}
            onRetry={() => void sesi.refetch()}
            retrying={sesi.isFetching}
          >
            Sesi belum dapat diperiksa. {pesanGalat(sesi.error, 'Coba lagi beberapa saat')}.
          </ErrorState>
        </div>
      </main>
    );
  return <FullScreenSpinner />;
}

/** Leaves for the provider's sign-in and comes back to this path. */
function MulaiMasuk({ kembali, kueri }: { kembali: string; kueri: string }) {
  useEffect(() => {
    mulaiMasuk(kembali, kueri);
  }, [kembali, kueri]);
  return <FullScreenSpinner />;
}

/** `/`: home when signed in, the landing page otherwise (RUTE-07, RUTE-09). */
export function AkarRute() {
  return <SesiSiap>{(sesi) => <Navigate to={sesi.masuk ? BERANDA : '/welcome'} replace />}</SesiSiap>;
}

/** `/login`: home when signed in, else sign-in that returns to /sinas-nk (RUTE-07, RUTE-08). */
export function LoginRute() {
  const { search } = useLocation();
  return (
    <SesiSiap>
      {(sesi) => (sesi.masuk ? <Navigate to={BERANDA} replace /> : <MulaiMasuk kembali={SINAS} kueri={search} />)}
    </SesiSiap>
  );
}

/** Everything else: only when signed in and with a menu (RUTE-05, RUTE-10, SESI-16). */
export function HanyaMasuk() {
  const { pathname, search, hash } = useLocation();
  return (
    <SesiSiap>
      {(sesi) => {
        if (!sesi.masuk) return <MulaiMasuk kembali={pathname + search + hash} kueri={search} />;
        if (!sesi.pengguna || sesi.menu.length === 0) return <Navigate to="/unauthorized" replace />;
        return <Outlet />;
      }}
    </SesiSiap>
  );
}
