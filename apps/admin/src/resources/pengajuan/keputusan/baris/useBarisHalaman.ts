import { layanan } from '@sinas/domain/layanan/daftar';
import { useQuery } from '@tanstack/react-query';
import { useData } from '../../../../lib/useData';
import type { Baris, Detail } from '../../../../providers/wire';

/** As many rows as one page of the server's row list carries. */
export const BARIS_PER_HALAMAN = 100;

/** Full rows of a page: the first ones came with the file, further ones are asked for. */
export function useBarisHalaman(berkas: Detail, halaman: number): { baris: Baris[]; memuat: boolean; gagal: boolean } {
  const data = useData();
  const mulai = (halaman - 1) * BARIS_PER_HALAMAN;
  const ada = berkas.baris.length > mulai || berkas.jumlah_baris <= mulai;
  const kueri = useQuery({
    queryKey: ['baris', berkas.idNk, berkas.versi, halaman],
    queryFn: ({ signal }) =>
      layanan(berkas.kd_rekom).rumpun === 'rencana'
        ? data.imporRencana(berkas.noAju, halaman, BARIS_PER_HALAMAN, { signal })
        : data.barisHalaman(berkas.idNk, halaman, { signal }),
    enabled: !ada,
  });
  if (ada) return { baris: berkas.baris.slice(mulai, mulai + BARIS_PER_HALAMAN), memuat: false, gagal: false };
  return { baris: kueri.data?.data ?? [], memuat: kueri.isPending, gagal: kueri.isError };
}
