import type { Daftar, Isi, Jalur, Jawaban, Kueri, Skema } from '@sinas/api-client';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api';

export type NibOss = Skema<'NibOssDto'>;
export type Proyek = Skema<'ProyekDto'>;
export type HasilPeriksa = Skema<'HasilPeriksaDto'>;
export type Kswp = Skema<'KswpDto'>;
export type Npwp = Skema<'NpwpDto'>;
export type Pemusatan = Skema<'PemusatanDto'>;
export type Kapasitas = Skema<'KapasitasDto'>;
export type Sertifikat = Skema<'SertifikatDto'>;

export const PATH = {
  oss: '/api/oss/v2/nib/inqueryNib',
  proyek: '/api/registrasi/v2/getAllPro',
  periksa: '/api/registrasi/v2/getAllCheck',
  kswp: '/api/pajak/checkKswp',
  npwp: '/api/pajak/getNpwp',
  pemusatan: '/api/pajak/checkPemusatan',
  kapasitas: '/nk/v2/data-nk/ref/kapasitas',
  gap: '/nk/v2/data-nk/ref/gap',
  ghp: '/nk/v2/data-nk/ref/ghp',
  skp: '/nk/v2/data-nk/ref/skp-kkp',
} as const satisfies Record<string, Jalur<'get'>>;
type Path = (typeof PATH)[keyof typeof PATH];
export type Luar<T> = UseQueryResult<Daftar<T>>;
/** The server's budgets are 15 and 20 seconds; beyond them nobody answers. */
const BATAS_MS = 22_000;

/** What another system knows of one's company. A system that does not answer is no error: `meta.gagal` says so. */
export function useLuar<P extends Path>(path: P, kueri: Kueri, ada = true): Luar<Isi<Jawaban<P, 'get'>>> {
  return useQuery({
    queryKey: ['perusahaan', path, kueri],
    queryFn: ({ signal }) =>
      api.lewat<Isi<Jawaban<P, 'get'>>[]>('get', path, { query: kueri, signal, batasMs: BATAS_MS }),
    staleTime: 60_000,
    enabled: ada,
  });
}

/** The conditions, asked again when the tax office has just said otherwise: the account follows it. */
export function useSyarat(nib: string | null, npwp: string | null) {
  const periksa = useLuar(PATH.periksa, { id_nib: nib }, Boolean(nib));
  const kswp = useLuar(PATH.kswp, { id: npwp }, Boolean(npwp));
  const lulus = periksa.data?.data.find((h) => h.kode === 'KSWP')?.lulus;
  const pajak = kswp.data?.data[0]?.kswp;
  const beda = lulus !== undefined && pajak !== undefined && lulus !== (pajak === 'VALID');
  const { refetch } = periksa;
  useEffect(() => {
    if (beda) void refetch();
  }, [beda, refetch]);
  return periksa;
}
