import { angka as tulis } from '@sinas/domain/format/angka';
import type { MetaAntrean } from '../../../providers/wire';
import gaya from './antrean.module.css';

function kataMedian(hari: number | null): string {
  if (hari === null) return '-';
  return hari === 0 ? 'hari yang sama' : `${tulis(hari)} hari kerja`;
}

/** Four figures of the desk: what burns, what falls due today, what got done, how fast. */
export function AngkaPetugas({ angka }: { angka: MetaAntrean['angka'] }) {
  return (
    <dl className={gaya.angka}>
      <div>
        <dt>Lewat batas</dt>
        <dd data-panas={angka.lewat > 0}>{tulis(angka.lewat)}</dd>
      </div>
      <div>
        <dt>Jatuh hari ini</dt>
        <dd>{tulis(angka.hari_ini)}</dd>
      </div>
      <div>
        <dt>Selesai 7 hari terakhir</dt>
        <dd>{tulis(angka.selesai_minggu)}</dd>
      </div>
      <div>
        <dt>Median di meja Anda</dt>
        <dd>{kataMedian(angka.median_hari)}</dd>
      </div>
    </dl>
  );
}
