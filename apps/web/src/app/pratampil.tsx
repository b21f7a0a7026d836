import { FullScreenSpinner, LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import gayaBeranda from '../features/beranda/beranda.module.css';
import { Welcome } from '../features/welcome/pages/Welcome';
import { Merek } from './Merek';
import { buatQueryClient } from './query-client';

function BerandaTanpaData() {
  return (
    <>
      <header className="app-top sn-on-bar">
        <div className="app-top-row">
          <Merek />
        </div>
      </header>
      <main>
        <div className="sn-page">
          <div className={gayaBeranda.judul}>
            <div>
              <h1>Beranda</h1>
              <p>&nbsp;</p>
            </div>
          </div>
          <LoadingSkeleton lines={8} />
        </div>
      </main>
    </>
  );
}

const HALAMAN: Record<string, ReactNode> = {
  '/': <FullScreenSpinner />,
  '/welcome': <Welcome />,
  '/neraca-komoditas': <BerandaTanpaData />,
};

/** A page as it is before any script has come and anything has been answered: the build puts it into the HTML. */
export const pratampil = (alamat: string): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={buatQueryClient()}>
      <MemoryRouter initialEntries={[alamat]}>{HALAMAN[alamat]}</MemoryRouter>
    </QueryClientProvider>,
  );
