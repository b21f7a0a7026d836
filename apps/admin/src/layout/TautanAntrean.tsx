import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { Hitungan } from '../components/Hitungan';
import type { NamaAntrean } from '../providers/wire';
import { useData } from '../lib/useData';
import { alamatAntrean, gantiAntrean, TAMPILAN } from './antrean';

const SEGAR_MS = 30_000;
export const KUNCI_HITUNG = ['antrean-hitung'] as const;

/** The saved views with their live counts. */
export function TautanAntrean({ aktif }: { aktif: string | null }) {
  const { pathname, search } = useLocation();
  // Filters and order go along from view to view.
  const alamat = (nama: NamaAntrean) => (pathname === '/pengajuan' ? gantiAntrean(search, nama) : alamatAntrean(nama));
  const data = useData();
  const { data: hitung } = useQuery({
    queryKey: KUNCI_HITUNG,
    queryFn: ({ signal }) => data.hitungAntrean({ signal }).then((h) => h ?? null),
    refetchInterval: SEGAR_MS,
  });
  return TAMPILAN.map(({ nama, judul }) => (
    <Link key={nama} to={alamat(nama)} aria-current={aktif === nama ? 'page' : undefined}>
      {judul} <Hitungan banyak={hitung && hitung[nama]} apa="berkas" hangat={nama === 'lewat'} />
    </Link>
  ));
}
