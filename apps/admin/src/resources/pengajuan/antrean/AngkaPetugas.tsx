import { angka as tulis } from '@sinas/domain/format/angka';
import type { MetaAntrean } from '../../../providers/wire';
import gaya from './antrean.module.css';

function kataMedian(hari: number | null): string {
  if (hari === null) return '-';
  return hari === 0 ? 'hari yang sama' : `${tulis(hari)} hari kerja`;
}

const KOSONG = '\u00a0';
const tulisBila = (n: number | undefined): string => (n === undefined ? KOSONG : tulis(n));

/** Four figures of the desk: what burns, what falls due today, what got done, how fast. Their place is kept until they come. */
export function AngkaPetugas({ angka }: { angka: MetaAntrean['angka'] | undefined }) {
  return (
    <dl className={gaya.angka}>
      <div>
        <dt>Lewat batas</dt>
        <dd data-panas={Boolean(angka?.lewat)}>{tulisBila(angka?.lewat)}</dd>
      </div>
      <div>
        <dt>Jatuh hari ini</dt>
        <dd>{tulisBila(angka?.hari_ini)}</dd>
      </div>
      <div>
        <dt>Selesai 7 hari terakhir</dt>
        <dd>{tulisBila(angka?.selesai_minggu)}</dd>
      </div>
      <div>
        <dt>Median di meja Anda</dt>
        <dd>{angka ? kataMedian(angka.median_hari) : KOSONG}</dd>
      </div>
    </dl>
  );
}
