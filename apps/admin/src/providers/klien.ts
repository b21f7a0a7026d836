import { QueryClient } from '@tanstack/react-query';
import { statusGalat } from '../lib/galat';

/** Retries only what may pass by itself: no answer, or a fault behind the server. */
export const klien = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (gagal, galat) => gagal < 1 && [0, 502, 503, 504].includes(statusGalat(galat) ?? -1),
      retryDelay: 800,
    },
    mutations: { retry: false },
  },
});
