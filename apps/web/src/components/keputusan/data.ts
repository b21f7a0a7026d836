import type { Skema } from '@sinas/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** What anybody may know of a decision who holds its code. */
export type KeputusanPublik = Skema<'KeputusanPublikDto'>;
export type KeadaanKeputusan = KeputusanPublik['keadaan'];

export const rapikanKode = (kode: string): string => kode.trim().toUpperCase().replace(/\s+/g, '');

/** `sidik`: SHA-256 of a file that the visitor has chosen; the file itself stays in his browser. */
export function useCekKeputusan(kode: string, sidik?: string) {
  return useQuery({
    queryKey: ['cek', kode, sidik],
    queryFn: ({ signal }) =>
      api.ambil('/api/publik/keputusan/{kode}', {
        path: { kode },
        query: sidik ? { sha256: sidik } : undefined,
        signal,
      }),
    enabled: kode !== '',
    staleTime: 60_000,
    placeholderData: (lama, tanya) => (tanya?.queryKey[1] === kode ? lama : undefined),
  });
}

/** What anybody may know of the minutes of a meeting who holds their code. */
export type BeritaPublik = Skema<'BeritaPublikDto'>;
/** Codes of minutes begin so. */
export const kodeBerita = (kode: string): boolean => kode.startsWith('BA-');
export function useCekBerita(kode: string, sidik?: string) {
  return useQuery({
    queryKey: ['cek', kode, sidik],
    queryFn: ({ signal }) =>
      api.ambil('/api/publik/berita-acara/{kode}', {
        path: { kode },
        query: sidik ? { sha256: sidik } : undefined,
        signal,
      }),
    staleTime: 60_000,
    placeholderData: (lama, tanya) => (tanya?.queryKey[1] === kode ? lama : undefined),
  });
}

export type BerkasDiperiksa = Skema<'BerkasDiperiksaDto'>;
export function periksaBerkas(file: File): Promise<BerkasDiperiksa> {
  const isi = new FormData();
  isi.append('file', file);
  return api.kirim('/api/publik/berkas', { body: isi });
}

export async function sidikBerkas(berkas: Blob): Promise<string> {
  const byte = new Uint8Array(await crypto.subtle.digest('SHA-256', await berkas.arrayBuffer()));
  return [...byte].map((b) => b.toString(16).padStart(2, '0')).join('');
}
