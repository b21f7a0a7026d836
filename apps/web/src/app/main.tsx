import '@sinas/ui/styles.css';
import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { buatQueryClient } from './query-client';
import { router } from './router';

const akar = document.getElementById('akar');
if (!akar) throw new Error('index.html carries #akar');

createRoot(akar).render(
  <StrictMode>
    <QueryClientProvider client={buatQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
