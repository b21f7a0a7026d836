import { Badge } from '@sinas/ui/marks/StatusBadge';
import { Shape } from '@sinas/ui/marks/Shape';
import { lembagaPendek } from '../../../lib/kata';
import type { RapatRinci } from '../../../providers/rakor/wire';
import gayaRakorPapan from '../rakor-papan.module.css';
import gayaRakor from '../rakor.module.css';
import gayaRakorSisi from '../rakor-sisi.module.css';

/** Who is there, by institution. */
export function PanelHadir({ rapat }: { rapat: RapatRinci }) {
  const { lembaga, hadir, kuorum, tercapai } = rapat.kehadiran;
  const semua = [...new Map(rapat.peserta.map((p) => [p.kd_ga, p.ur_ga]))].map(([kd, nama]) => ({
    ...{ kd, nama },
    hadir: rapat.peserta.some((p) => p.kd_ga === kd && p.hadir),
  }));
  return (
    <section className={`sn-card ${gayaRakorPapan.panel}`} aria-labelledby="rk-hadir">
      <div className={gayaRakor.kuorum}>
        <h2 id="rk-hadir">
          {hadir} dari {lembaga} hadir
        </h2>
        <Badge grup={tercapai ? 'baik' : 'anda'} bentuk={tercapai ? 'centang' : 'wajik'}>
          {tercapai ? `Kuorum ${kuorum}` : `Kuorum ${kuorum}, belum`}
        </Badge>
      </div>
      {semua.length === 0 ? (
        <p className="sn-soft">Belum ada peserta.</p>
      ) : (
        <ul className={gayaRakorSisi.hadir}>
          {semua.map((l) => (
            <li key={l.kd} data-hadir={l.hadir}>
              <Shape name={l.hadir ? 'centang' : 'cincin-putus'} />
              <span title={l.nama}>
                {lembagaPendek(l.nama)}
                {!l.hadir && ', belum'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
