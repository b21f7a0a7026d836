import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';

interface Berkas {
  id: bigint;
  no_aju: string;
  kd_rekom: string;
}
/** Page of a file, in the console or in the portal: plans have pages of their own on both sides. */
export function tautanBerkas({ id, no_aju, kd_rekom }: Berkas, konsol: boolean): string {
  const rencana = layanan(kd_rekom as KdRekom).rumpun === 'rencana';
  if (konsol) return `/konsol/#/${rencana ? 'rencana' : 'pengajuan'}/${id}/show`;
  return rencana ? `/rkt-npp/${no_aju}` : `/pengajuan/${id}`;
}
/** Where a month of it is told. */
export const tautanLapor = (b: Berkas, bulan: string): string =>
  layanan(b.kd_rekom as KdRekom).rumpun === 'rencana'
    ? `${tautanBerkas(b, false)}?bulan=${bulan}`
    : `/realisasi/${b.id}?bulan=${bulan}`;
