import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAliranPemberitahuan } from '../lib/pemberitahuan';
import { Bertindak } from './Bertindak';
import { diBerkas } from './antrean';
import { BilahAtas } from './BilahAtas';
import { Rel } from './Rel';
import { useSempit } from './useSempit';

/** Frame of every page: navy rail, search bar, content. A file page takes the room of both for itself. */
export function Kerangka({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const berkas = diBerkas(pathname);
  const sempit = useSempit();
  useAliranPemberitahuan();
  return (
    <div className="kn-rangka" data-ramping={berkas || sempit}>
      <a className="sn-skip" href="#isi" onClick={lewati}>
        Langsung ke isi
      </a>
      <Rel ramping={berkas || sempit} />
      <div className="kn-kerja">
        <Bertindak />
        {!berkas && <BilahAtas />}
        <Suspense fallback={<Menunggu />}>{children}</Suspense>
      </div>
    </div>
  );
}

/** A page whose code is still on its way. */
const Menunggu = () => (
  <main className="kn-isi" id="isi" tabIndex={-1}>
    <LoadingSkeleton card={false} lines={6} />
  </main>
);

/** The address after '#' belongs to the router, so the jump is made by hand. */
function lewati(e: { preventDefault: () => void }) {
  e.preventDefault();
  document.getElementById('isi')?.focus();
}
