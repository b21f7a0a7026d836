import type { Skema } from '@sinas/api-client';
import { angka } from '@sinas/domain/format/angka';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

export type DataBeranda = Skema<'BerandaDto'>;
export type Tugas = Skema<'TugasDto'>;

/** The three questions of the home page in one call. */
export function useBeranda() {
  return useQuery({
    queryKey: ['beranda'],
    queryFn: ({ signal }) => api.ambil('/api/beranda', { signal }),
    refetchInterval: 60_000,
  });
}

export type Pengumuman = Skema<'PengumumanDto'>;
/** What operators announce now; without an answer the page is what it is without announcements. */
export function usePengumuman() {
  return useQuery({
    queryKey: ['pengumuman'],
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/ref/pengumuman', { signal }),
    staleTime: 60_000,
    retry: false,
  });
}

const BILANGAN = [
  'Tidak ada',
  'Satu',
  'Dua',
  'Tiga',
  'Empat',
  'Lima',
  'Enam',
  'Tujuh',
  'Delapan',
  'Sembilan',
  'Sepuluh',
];

export type JumlahTugas = DataBeranda['jumlah_tugas'];
/** What has a deadline or is stuck; drafts wait for nobody. */
export const mendesak = (n: JumlahTugas): number => n.perbaikan + n.informasi + n.bayar + n.gagal_kirim;

/** The heading states the fact: how many things wait, however many of them are shown. */
export function judulBeranda(n: JumlahTugas): string {
  const jumlah = mendesak(n);
  if (jumlah === 0) return 'Tidak ada yang menunggu Anda';
  return `${BILANGAN[jumlah] ?? angka(String(jumlah))} hal menunggu Anda`;
}

/** A failed delivery is handled on the file's page, everything else in the form. */
export const tautanTugas = ({ jenis, idNk }: Pick<Tugas, 'jenis' | 'idNk'>): string =>
  jenis === 'perbaikan' || jenis === 'draf' ? `/pengajuan/${idNk}/ubah` : `/pengajuan/${idNk}`;
