import { QueryClient } from '@tanstack/react-query';
import { GalatApi } from '../lib/galat';

/** Retries only what may pass by itself: no answer, or a fault of the server. Refusals are shown at once. */
export function buatQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (gagal, galat) =>
          gagal < 1 && (!(galat instanceof GalatApi) || galat.status === 0 || galat.status >= 502),
        retryDelay: 800,
      },
      mutations: { retry: false },
    },
  });
}
