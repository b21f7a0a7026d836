import type { Skema } from '@sinas/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

export type Posisi = Skema<'PosisiDto'>;
export type Rekening = Skema<'RekeningDto'>;

/** `per`: a day (yyyy-mm-dd) at its end, in Jakarta; '' = now. */
const akhirHari = (per: string): string | undefined => (per ? `${per}T23:59:59.999+07:00` : undefined);
const awalHari = (hari: string): string | undefined => (hari ? `${hari}T00:00:00+07:00` : undefined);
const isi = (nilai: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(nilai).flatMap(([k, v]) => (v ? [[k, v]] : [])));

export function usePosisi(tahun: string, per: string) {
  return useQuery({
    queryKey: ['buku', 'posisi', tahun, per],
    queryFn: ({ signal }) =>
      api.ambil('/api/buku/posisi', {
        query: { tahun: tahun ? Number(tahun) : undefined, per: akhirHari(per) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
/** Where the statement is downloaded, as the page shows it. */
export const alamatUnduh = (kunci: string, dari: string, per: string, format: 'pdf' | 'xlsx'): string =>
  `/api/buku/rekening/unduh?${new URLSearchParams(isi({ format, kunci, dari: awalHari(dari), sampai: akhirHari(per) })).toString()}`;
export function useRekening(kunci: string | undefined, dari: string, per: string) {
  return useQuery({
    queryKey: ['buku', 'rekening', kunci, dari, per],
    queryFn: ({ signal }) =>
      api.ambil('/api/buku/rekening', {
        query: { kunci: kunci ?? null, dari: awalHari(dari), sampai: akhirHari(per) },
        signal,
      }),
    enabled: kunci !== undefined,
    placeholderData: keepPreviousData,
  });
}
