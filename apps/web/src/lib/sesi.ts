import type { Skema } from '@sinas/api-client';
import type { Izin } from '@sinas/domain/akses/izin';
import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { api } from './api';
import { pasangCsrf } from './http';

/** Session record (SESI-01..04): what the server keeps and shows; tokens never reach the browser. */
export type Sesi = Skema<'SesiInfo'>;
export type Pengguna = Skema<'PenggunaInfo'>;
export type ButirMenu = Skema<'MenuItem'>;

export const KUNCI_SESI = ['sesi'] as const;

async function muatSesi(signal?: AbortSignal): Promise<Sesi> {
  const sesi = await api.ambil('/api/sesi', { signal });
  pasangCsrf(sesi.csrf, sesi.pengguna?.id_user);
  return sesi;
}
export const segarkanSesi = (klien: QueryClient): Promise<Sesi> =>
  klien.fetchQuery({ queryKey: KUNCI_SESI, queryFn: () => muatSesi(), staleTime: 0 });

/** The session as a sign-in answered it. */
export function terimaSesi(klien: QueryClient, sesi: Sesi): void {
  pasangCsrf(sesi.csrf, sesi.pengguna?.id_user);
  klien.setQueryData(KUNCI_SESI, sesi);
}

/** Asks before anything is on screen; what goes wrong is asked again, and told, by who needs the session. */
export const awaliSesi = (klien: QueryClient): Promise<void> =>
  klien.prefetchQuery({ queryKey: KUNCI_SESI, queryFn: ({ signal }) => muatSesi(signal), staleTime: Infinity });

/** Read once: a session that ends later shows itself by a 401, and must not throw an open page away. */
export function useSesi(): UseQueryResult<Sesi> {
  return useQuery({ queryKey: KUNCI_SESI, queryFn: ({ signal }) => muatSesi(signal), staleTime: Infinity });
}

/** The signed-in user; only below the session gate, where there always is one. */
export function usePengguna(): Pengguna {
  const pengguna = useSesi().data?.pengguna;
  if (!pengguna) throw new Error('usePengguna stands below the session gate');
  return pengguna;
}

export const punyaIzin = (pengguna: Pengguna, izin: Izin): boolean => pengguna.izin.includes(izin);
/** Officers and operators belong to no company: their work is in the console. */
export const petugas = (pengguna: Pengguna): boolean => !pengguna.id_organization;
