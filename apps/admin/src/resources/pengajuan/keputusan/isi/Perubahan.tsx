import { tanggal } from '@sinas/domain/format/tanggal';
import { BedaBerkas } from '@sinas/ui/BedaBerkas';
import type { Detail } from '../../../../providers/wire';
import gaya from '../keputusan.module.css';

/** What the applicant changed since this ministry has last read the file. */
export function Perubahan({ berkas, beda }: { berkas: Detail; beda: NonNullable<Detail['perubahan']> }) {
  return (
    <section className={`sn-card ${gaya.panel}`} aria-labelledby="j-perubahan">
      <h2 id="j-perubahan">Berubah pada perbaikan {tanggal(beda.waktu)}</h2>
      <BedaBerkas langkah={berkas.formulir.langkah} butir={beda.butir} lainnya={beda.lainnya} />
    </section>
  );
}
