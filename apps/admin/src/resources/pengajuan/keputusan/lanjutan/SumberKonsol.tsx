import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { SumberKuantitas } from '@sinas/ui/berkas/SumberKuantitas';
import type { Detail } from '../../../../providers/wire';
import gaya from '../keputusan.module.css';

/** Of what draws: from what, and what is free of it now. The limit is its source's, not the nation's. */
export function SumberKonsol({ berkas: { sumber } }: { berkas: Detail }) {
  if (!sumber) return null;
  return (
    <section className={`sn-card ${gaya.panel}`} aria-labelledby="j-sumber">
      <h2 id="j-sumber">
        Sumber berkas ini, {sumber.rencana ? 'rencana' : 'penetapan'} {tampilNoAju(sumber.no_aju)}
      </h2>
      <SumberKuantitas bebas={sumber.bebas} dicadangkan={sumber.dicadangkan} />
    </section>
  );
}
