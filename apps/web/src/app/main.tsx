import '@sinas/ui/styles.css';
import './app.css';
import { serahkanBukti } from '@sinas/ui/akun/bukti/bukti-penyedia';
import { kabarkanMasuk } from '@sinas/ui/akun/masuk/jendela-masuk';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { buatQueryClient } from './query-client';
import { router } from './router';

const akar = document.getElementById('akar');
if (!akar) throw new Error('index.html carries #akar');

if (serahkanBukti() || kabarkanMasuk()) akar.textContent = 'Tutup jendela ini dan kembali ke halaman sebelumnya.';
else
  createRoot(akar).render(
    <StrictMode>
      <QueryClientProvider client={buatQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
