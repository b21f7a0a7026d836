import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAliranPemberitahuan } from '../lib/pemberitahuan';
import { Bertindak } from './Bertindak';
import { diBerkas, diRapat, diRuang } from './antrean';
import { BilahAtas } from './BilahAtas';
import { DenganPintasan } from './DaftarPintasan';
import { Rel } from './Rel';
import { useSempit } from './useSempit';
import gaya from './rangka.module.css';

/** Frame of every page: navy rail, search bar, content. A file's page and a meeting take the room of both. */
export function Kerangka({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const penuh = diBerkas(pathname) || diRapat(pathname);
  const sempit = useSempit();
  useAliranPemberitahuan();
  if (diRuang(pathname)) return <Suspense fallback={<Menunggu />}>{children}</Suspense>;
  return (
    <DenganPintasan>
      <div className={gaya.rangka} data-ramping={penuh || sempit}>
        <a className="sn-skip" href="#isi" onClick={lewati}>
          Langsung ke isi
        </a>
        <Rel ramping={penuh || sempit} />
        <div className={gaya.kerja}>
          <Bertindak />
          {!penuh && <BilahAtas />}
          <Suspense fallback={<Menunggu />}>{children}</Suspense>
        </div>
      </div>
    </DenganPintasan>
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
