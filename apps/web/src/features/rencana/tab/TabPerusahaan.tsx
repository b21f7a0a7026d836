import { formulirRkt } from '@sinas/domain/layanan/rkt/formulir';
import { CATATAN_NERACA } from '../kirim/kurang';
import { SpandukPerbaikan } from './CatatanBaris';
import { IsianRencana } from './IsianRencana';
import gaya from './tab.module.css';

/** Who files the plan, as what, and who answers for it. Notes on the balance stand beside it. */
export function TabPerusahaan() {
  return (
    <div className={gaya.halaman}>
      <SpandukPerbaikan />
      <section className={`sn-card sn-pad ${gaya.kisi}`} aria-label="Perusahaan">
        {formulirRkt()
          .isian.filter((i) => !CATATAN_NERACA.has(i.kd_field))
          .map((i) => (
            <IsianRencana key={i.kd_field} kd_field={i.kd_field} />
          ))}
      </section>
    </div>
  );
}
