import { tampilPeriode } from '@sinas/domain/format/periode';
import { Shape } from '@sinas/ui/marks/Shape';
import { Link } from 'react-router-dom';
import type { Terlambat } from '../wire';
import { useTerlambat } from './data';
import gaya from './daftar.module.css';

/** What lateness leads to, in words. */
export const akibat = ({ keadaan }: Pick<Terlambat, 'keadaan'>): string =>
  keadaan === 'tertahan'
    ? 'Dua bulan atau lebih belum dilaporkan: pengajuan baru tidak dapat menarik dari rencana ini sampai bulan itu dilaporkan.'
    : 'Baru satu bulan. Bila bulan berikutnya juga terlambat, pengajuan baru tidak dapat menarik dari rencana ini.';

/** Months of plans that were not reported in time; nothing while there are none. */
export function KabarTerlambat() {
  const semua = (useTerlambat().data ?? []).filter((t) => t.keadaan !== 'tepat');
  if (semua.length === 0) return null;
  return (
    <section className={`sn-note ${gaya.terlambat}`} data-grup="anda" aria-labelledby="rn-terlambat">
      <Shape name="wajik" />
      <div>
        <h2 id="rn-terlambat">Realisasi {semua.length} rencana terlambat dilaporkan</h2>
        <ul>
          {semua.map((t) => (
            <li key={t.no_aju}>
              <Link to={`/rkt-npp/${t.no_aju}`}>
                Rencana {t.ur_komoditas} {t.tahun}
              </Link>
              : {t.bulan.map(tampilPeriode).join(', ')}. {akibat(t)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
