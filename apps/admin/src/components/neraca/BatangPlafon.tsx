import { banding, persen } from '@sinas/domain/format/angka';
import gaya from './neraca.module.css';

interface Props {
  jumlah: string;
  /** Null = there is none. */
  plafon: string | null;
  label: string;
}
/** A sum against what it may be at most: a tick at the ceiling, and hatched as soon as it is over. */
export function BatangPlafon({ jumlah, plafon, label }: Props) {
  const batas = plafon ?? '0';
  const lebih = banding(jumlah, batas) > 0;
  // To scale: the larger of the two takes nearly all of the width, so that the tick always stands in the bar.
  const penuh = lebih ? jumlah : batas;
  const lebar = (n: string): number => (persen(n, penuh) ?? 0) * 0.96;
  return (
    <div className={`sn-bar ${gaya.batang}`} role="img" aria-label={label} data-lebih={lebih}>
      <b style={{ width: `${lebar(lebih ? batas : jumlah)}%` }} />
      {lebih && <s style={{ left: `${lebar(batas)}%`, width: `${lebar(jumlah) - lebar(batas)}%` }} />}
      {plafon !== null && <i style={{ left: `${lebar(batas)}%` }} />}
    </div>
  );
}
