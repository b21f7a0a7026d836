import type { Skema } from '@sinas/api-client';
import { tanggal } from '@sinas/domain/format/tanggal';
import { namaTurunan } from '@sinas/domain/pengajuan/turunan';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { type DetailFormulir } from '../wire';

type Awal = Skema<'IsianAwalDto'>;

/** What was known before anything was typed, by field. */
export function useIsianAwal({ kd_rekom, jenis_pengajuan }: Pick<DetailFormulir, 'kd_rekom' | 'jenis_pengajuan'>) {
  const awal = useQuery({
    queryKey: ['isian-awal', kd_rekom],
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/isian-awal', { query: { kd_rekom }, signal }),
    staleTime: 5 * 60_000,
    // What is made from another file says what that one says.
    enabled: namaTurunan(jenis_pengajuan) === null,
  }).data;
  return new Map(awal?.map((a) => [a.kd_field, a]));
}

/** Whence a value comes that is still as it was filled in; null where somebody has typed another. */
export function asalIsian(awal: Awal | undefined, nilai: string): string | null {
  if (!awal || awal.nilai !== nilai) return null;
  const pada = awal.pada && tanggal(awal.pada);
  if (awal.sumber === 'profil') return pada ? `Dari profil Anda, tercatat ${pada}.` : 'Dari profil Anda.';
  if (!pada) return 'Dari data perusahaan.';
  return awal.menurut_oss ? `Dari data perusahaan menurut OSS, ${pada}.` : `Dari data perusahaan, tercatat ${pada}.`;
}
