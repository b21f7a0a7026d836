import '@sinas/ui/styles.css';
import './app.css';
import { serahkanBukti } from '@sinas/ui/akun/bukti/bukti-penyedia';
import { kabarkanMasuk } from '@sinas/ui/akun/masuk/jendela-masuk';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { awaliSesi } from '../lib/sesi';
import { buatQueryClient } from './query-client';
import { router } from './router';

const akar = document.getElementById('akar');
if (!akar) throw new Error('index.html carries #akar');

/** Until the page's own script is there and the session is known, what the HTML says stays on screen; the session is waited for no longer than this. */
const TUNGGU_SESI_MS = 2_000;
const ruteSiap = (): Promise<void> =>
  new Promise((selesai) => {
    if (router.state.initialized) return selesai();
    const berhenti = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      berhenti();
      selesai();
    });
  });

async function tampilkan(akar: HTMLElement): Promise<void> {
  const klien = buatQueryClient();
  const sesi = awaliSesi(klien);
  await ruteSiap();
  await Promise.race([sesi, new Promise((lanjut) => setTimeout(lanjut, TUNGGU_SESI_MS))]);
  createRoot(akar).render(
    <StrictMode>
      <QueryClientProvider client={klien}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

if (serahkanBukti() || kabarkanMasuk()) akar.textContent = 'Tutup jendela ini dan kembali ke halaman sebelumnya.';
else void tampilkan(akar);
