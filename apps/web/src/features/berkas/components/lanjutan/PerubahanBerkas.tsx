import { pengganti, perpanjangan } from '@sinas/domain/pengajuan/turunan';
import { PerubahanAsal } from '@sinas/ui/berkas/PerubahanAsal';
import { Link } from 'react-router-dom';
import type { DetailBerkas } from '../../../../lib/wire';
import { usePerubahanAsal } from '../../data';
import gaya from '../../berkas-isi.module.css';

/** Of a change or an extension: the decision that it changes, why, and what differs. */
export function PerubahanBerkas({ berkas }: { berkas: DetailBerkas }) {
  const asal = usePerubahanAsal(berkas, pengganti(berkas.jenis_pengajuan)).data;
  if (!asal) return null;
  return (
    <section aria-labelledby="j-perubahan-asal">
      <div className="sn-head">
        <h2 id="j-perubahan-asal">
          {perpanjangan(berkas.jenis_pengajuan) ? 'Perpanjangan keputusan' : 'Yang diubah dari keputusan'}
        </h2>
        <Link className="sn-sub" to={`/pengajuan/${asal.idNk_asal}`}>
          {asal.no_keputusan_asal ?? asal.no_aju_asal}
        </Link>
      </div>
      <div className={`sn-card ${gaya.dasar}`}>
        <PerubahanAsal asal={asal} langkah={berkas.formulir.langkah} />
      </div>
    </section>
  );
}
