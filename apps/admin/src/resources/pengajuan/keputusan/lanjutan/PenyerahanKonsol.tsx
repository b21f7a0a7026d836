import { DaftarPenyerahan } from '@sinas/ui/berkas/DaftarPenyerahan';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { useQuery } from '@tanstack/react-query';
import { useData } from '../../../../lib/useData';
import type { Detail } from '../../../../providers/wire';
import gaya from '../keputusan.module.css';

/** What was taken from the decision after it was made (T33, T34). */
export function PenyerahanKonsol({ berkas }: { berkas: Detail }) {
  const data = useData();
  const serah = useQuery({
    queryKey: ['serah', berkas.idNk, berkas.versi],
    queryFn: ({ signal }) => data.serah(berkas.idNk, { signal }),
    enabled: dalam('diputus', berkas.kd_status_pengajuan),
  }).data;
  if (!serah || serah.penyerahan.length === 0) return null;
  return (
    <section className={`sn-card ${gaya.panel}`} aria-labelledby="j-penyerahan">
      <h2 id="j-penyerahan">Pengurangan setelah keputusan</h2>
      <DaftarPenyerahan penyerahan={serah.penyerahan} />
    </section>
  );
}
