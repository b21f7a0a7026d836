import { SinasThemeProvider } from '@sinas/ui/SinasThemeProvider';
import { PenyediaBukti } from '@sinas/ui/akun/PenyediaBukti';
import { Luring } from '@sinas/ui/Luring';
import { ToastProvider } from '@sinas/ui/Toasts';
import { LoadingSkeleton } from '@sinas/ui/Loading';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { layananBukti } from '../lib/bukti';
import { BilahAtas } from './BilahAtas';
import { SesiBerakhir } from './SesiBerakhir';
import { useAliranPemberitahuan } from './useAliranPemberitahuan';

function Aliran() {
  useAliranPemberitahuan();
  return null;
}

/** Frame of the signed-in application: bar, content, notices. */
export function Kerangka() {
  const berpindah = useNavigation().state === 'loading';
  return (
    <SinasThemeProvider density="web">
      <ToastProvider>
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
