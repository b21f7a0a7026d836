import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

export interface TahapJadwal {
  nama: string;
  mulai: string;
  sampai: string;
  keadaan: 'selesai' | 'berjalan' | 'nanti';
}
export interface AngkaPerLayanan {
  jnsLayanan: string;
  nama: string;
  /** Working days the ministry has. */
  sla_hari: number | null;
  /** Working days; null when too few files were finished to say. */
  median_hari: number | null;
  p90_hari: number | null;
  /** Share of the whole time that files lay at the ministry. */
  di_kl_persen: number | null;
  selesai: number;
}
export interface DataWelcome {
  tahun: number;
  jadwal: TahapJadwal[];
  layanan: AngkaPerLayanan[];
  pengumuman: { judul: string | null; isi: string; type: string | null }[];
}

/** Public facts of the landing page. */
export function useWelcome() {
  return useQuery({
    queryKey: ['welcome'],
    queryFn: ({ signal }) => api.ambil<DataWelcome>('/api/publik/ringkasan', undefined, { signal }),
    staleTime: 5 * 60_000,
  });
}
