import { formulirRkt } from '@sinas/domain/layanan/rkt/formulir';
import { SpandukPerbaikan } from './CatatanBaris';
import { IsianRencana } from './IsianRencana';

const CATATAN = new Set(['catatan_neraca', 'alasan_impor', 'catatan_impor']);

/** Who files the plan, as what, and who answers for it. Notes on the balance stand beside it. */
export function TabPerusahaan() {
  return (
    <div className="rt-halaman">
      <SpandukPerbaikan />
      <section className="sn-card sn-pad rt-kisi" aria-label="Perusahaan">
        {formulirRkt()
          .isian.filter((i) => !CATATAN.has(i.kd_field))
          .map((i) => (
            <IsianRencana key={i.kd_field} kd_field={i.kd_field} />
          ))}
      </section>
    </div>
  );
}
