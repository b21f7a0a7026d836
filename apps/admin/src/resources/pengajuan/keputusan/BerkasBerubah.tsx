import { layanan } from '@sinas/domain/layanan/daftar';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { useQuery } from '@tanstack/react-query';
import { useData } from '../../../lib/useData';
import type { Detail } from '../../../providers/wire';

const SEGAR_MS = 5_000;
const DETAK_MS = 60_000;

/**
 * The page is not refreshed behind the officer's back. That somebody else has moved the file is said, when the page is looked
 * at again or within a minute.
 */
export function BerkasBerubah({ berkas, onMuat }: { berkas: Detail; onMuat: () => void }) {
  const data = useData();
  const daftar = layanan(berkas.kd_rekom).rumpun === 'rencana' ? 'rencana' : 'pengajuan';
  const { data: kini } = useQuery({
    queryKey: ['berkas-kini', berkas.idNk, berkas.versi],
    queryFn: async ({ signal }): Promise<Detail> => (await data.getOne(daftar, { id: berkas.idNk, signal })).data,
    initialData: berkas,
    staleTime: SEGAR_MS,
    refetchInterval: DETAK_MS,
    gcTime: 0,
  });
  const pindah = kini.kd_status_pengajuan !== berkas.kd_status_pengajuan || kini.pengambil?.id !== berkas.pengambil?.id;
  if (kini.versi <= berkas.versi || !pindah) return null;
  return (
    <Kabar grup="anda">
      Berkas ini berpindah sejak halaman dibuka. Statusnya sekarang {kini.ur_status}, di meja {kini.meja.nama}.{' '}
      <button type="button" className="sn-linkbtn" onClick={onMuat}>
        Muat yang terbaru
      </button>
    </Kabar>
  );
}
