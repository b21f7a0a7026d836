import { SinasThemeProvider } from '@sinas/ui/SinasThemeProvider';
import { PenyediaBukti } from '@sinas/ui/akun/bukti/PenyediaBukti';
import { Luring } from '@sinas/ui/feedback/Luring';
import { ToastProvider } from '@sinas/ui/feedback/Toasts';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { Suspense } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { layananBukti } from '../lib/bukti';
import { BilahAtas } from './BilahAtas';
import { SesiBerakhir } from './SesiBerakhir';
import { useAliranPemberitahuan } from './useAliranPemberitahuan';

function Aliran() {
  useAliranPemberitahuan();
  return null;
}

const keTautan = (to: string, isi: string) => <Link to={to}>{isi}</Link>;

/** Frame of the signed-in application: bar, content, notices. */
export function Kerangka() {
  const { pathname, search } = useLocation();
  const berpindah = useNavigation().state === 'loading';
  return (
    <SinasThemeProvider density="web">
      <ToastProvider halaman={pathname + search} tautan={keTautan}>
        <a className="sn-skip" href="#isi">
          Langsung ke isi
        </a>
        <BilahAtas />
        <Luring />
        {berpindah && <div className="app-laju" role="progressbar" aria-label="Mohon tunggu..." />}
        <main id="isi" tabIndex={-1}>
          <PenyediaBukti layanan={layananBukti}>
            <Suspense fallback={<LoadingSkeleton />}>
              <Outlet />
            </Suspense>
          </PenyediaBukti>
        </main>
        <Aliran />
        <SesiBerakhir />
        <ScrollRestoration />
      </ToastProvider>
    </SinasThemeProvider>
  );
}
