import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { SumberKuantitas } from '@sinas/ui/berkas/SumberKuantitas';
import type { DetailBerkas } from '../../../../lib/wire';
import gaya from '../../berkas-isi.module.css';

/** Of what draws: from what, and what is free of it now. */
export function SumberBerkas({ berkas: { sumber } }: { berkas: DetailBerkas }) {
  if (!sumber) return null;
  return (
    <section aria-labelledby="j-sumber">
      <div className="sn-head">
        <h2 id="j-sumber">Dasar pengajuan</h2>
        <span className="sn-sub">
          Menarik dari {sumber.rencana ? 'rencana' : 'penetapan'} {tampilNoAju(sumber.no_aju)}
        </span>
      </div>
      <div className={`sn-card ${gaya.dasar}`}>
        <SumberKuantitas bebas={sumber.bebas} dicadangkan={sumber.dicadangkan} />
      </div>
    </section>
  );
}
