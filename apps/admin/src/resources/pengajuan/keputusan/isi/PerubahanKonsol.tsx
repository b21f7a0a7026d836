import { pengganti, perpanjangan } from '@sinas/domain/pengajuan/turunan';
import { PerubahanAsal } from '@sinas/ui/berkas/PerubahanAsal';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useData } from '../../../../lib/useData';
import type { Detail } from '../../../../providers/wire';
import gaya from '../keputusan.module.css';

/** Of a change or an extension: the decision that it changes, why, and what differs. */
export function PerubahanKonsol({ berkas }: { berkas: Detail }) {
  const data = useData();
  const asal = useQuery({
    queryKey: ['perubahan-asal', berkas.idNk, berkas.versi],
    queryFn: ({ signal }) => data.perubahanAsal(berkas.noAju, { signal }),
    enabled: pengganti(berkas.jenis_pengajuan),
  }).data;
  if (!asal) return null;
  return (
    <section className={`sn-card ${gaya.panel}`} aria-labelledby="j-perubahan-asal">
      <h2 id="j-perubahan-asal">
        {perpanjangan(berkas.jenis_pengajuan) ? 'Perpanjangan keputusan' : 'Yang diubah dari keputusan'}
      </h2>
      <p>
        <Link to={`/pengajuan/${asal.idNk_asal}/show`}>{asal.no_keputusan_asal ?? asal.no_aju_asal}</Link>
      </p>
      <PerubahanAsal asal={asal} langkah={berkas.formulir.langkah} />
    </section>
  );
}
