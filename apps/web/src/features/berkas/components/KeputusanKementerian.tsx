import { hariWaktu } from '@sinas/domain/format/tanggal';
import { Shape, type ShapeName } from '@sinas/ui/marks/Shape';
import type { KeputusanKl } from '../../../lib/wire';
import { useKeputusanKl } from '../data';
import gaya from '../berkas-isi.module.css';

type Keputusan = KeputusanKl['keputusan'][number];
const ISI: Record<NonNullable<Keputusan['kd_keputusan']>, { kata: string; bentuk: ShapeName }> = {
  '1': { kata: 'Disetujui', bentuk: 'centang' },
  '2': { kata: 'Dikembalikan', bentuk: 'jeda' },
  '3': { kata: 'Ditolak', bentuk: 'oktagon' },
  '4': { kata: 'Direkomendasikan', bentuk: 'cincin-isi' },
};
const TANPA_KEPUTUSAN = { kata: 'Diputuskan', bentuk: 'cincin-isi' } as const;
const LEVEL: Record<Keputusan['level'], string> = { 4: 'verifikator', 3: 'koordinator', 2: 'pejabat pemutus' };

function Butir({ k }: { k: Keputusan }) {
  const { kata, bentuk } = k.kd_keputusan ? ISI[k.kd_keputusan] : TANPA_KEPUTUSAN;
  return (
    <li>
      <Shape name={bentuk} className="sn-tone-info" />
      <div>
        <b>
          {kata} oleh {LEVEL[k.level]}
        </b>
        {k.catatan && <p>{k.catatan}</p>}
        <small>
          {k.oleh && `${k.oleh}, `}
          {hariWaktu(k.waktu)}
        </small>
      </div>
    </li>
  );
}

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
      <ul className={`sn-card ${gaya.catatan}`}>
        {keputusan.map((k) => (
          <Butir key={`${k.level}-${k.waktu}`} k={k} />
        ))}
      </ul>
    </section>
  );
}
