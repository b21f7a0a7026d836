import { hariTanggal, jam } from '@sinas/domain/format/tanggal';
import { Shape, type ShapeName } from '@sinas/ui/Shape';
import { useKeputusanKl } from '../data';

const ISI: Record<string, { kata: string; bentuk: ShapeName }> = {
  '1': { kata: 'Disetujui', bentuk: 'centang' },
  '2': { kata: 'Dikembalikan', bentuk: 'jeda' },
  '3': { kata: 'Ditolak', bentuk: 'oktagon' },
  '4': { kata: 'Direkomendasikan', bentuk: 'cincin-isi' },
};
const LEVEL: Record<string, string> = {
  verifikator: 'verifikator',
  koordinator: 'koordinator',
  kl: 'pejabat pemutus',
  rakornis: 'Rakornis',
  rakormen: 'Rakor Menteri',
};

/** Who in the ministry decided what, level by level (LAYAR-03). */
export function KeputusanKementerian({ id, ada, ur_ga }: { id: string; ada: boolean; ur_ga: string }) {
  const keputusan = useKeputusanKl(id, ada).data?.keputusan ?? [];
  if (keputusan.length === 0) return null;
  return (
    <section aria-labelledby="j-kl">
      <div className="sn-head">
        <h2 id="j-kl">Keputusan kementerian</h2>
        <span className="sn-sub">{ur_ga}</span>
      </div>
      <ul className="sn-card bk-catatan">
        {keputusan.map((k) => (
          <li key={`${k.level}-${k.waktu}`}>
            <Shape name={ISI[k.kd_keputusan]?.bentuk ?? 'cincin-isi'} className="sn-tone-info" />
            <div>
              <b>
                {ISI[k.kd_keputusan]?.kata ?? 'Diputuskan'} oleh {LEVEL[k.level] ?? k.level}
              </b>
              {k.catatan && <p>{k.catatan}</p>}
              <small>
                {k.oleh && `${k.oleh}, `}
                {hariTanggal(k.waktu)}, {jam(k.waktu)}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
