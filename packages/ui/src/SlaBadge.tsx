import type { GrupStatus } from '@sinas/domain/pengajuan/status';
import { Shape, type ShapeName } from './Shape';

interface Props {
  /** Working days left; below 0 the limit has passed; null = no legal clock. */
  sisaHari: number | null;
  /** The clock stands still, because the file waits for the company. */
  jeda?: boolean;
}

function look({ sisaHari, jeda }: Props): { word: string; name: string; shape?: ShapeName; grup: GrupStatus } {
  if (jeda) return { word: 'berhenti', name: 'Jam layanan berhenti', shape: 'jeda', grup: 'netral' };
  if (sisaHari === null) return { word: '-', name: 'Tanpa batas layanan', grup: 'netral' };
  if (sisaHari < 0)
    return { word: `lewat ${-sisaHari}`, name: `Lewat ${-sisaHari} hari kerja`, shape: 'oktagon', grup: 'buruk' };
  if (sisaHari === 0) return { word: 'hari ini', name: 'Batas layanan hari ini', shape: 'wajik', grup: 'anda' };
  return { word: `${sisaHari} hari`, name: `Sisa ${sisaHari} hari kerja`, grup: 'netral' };
}

/** Working days left on the service clock. */
export function SlaBadge(props: Props) {
  const { word, name, shape, grup } = look(props);
  return (
    <span className="sn-badge sn-bare" data-grup={grup}>
      {shape && <Shape name={shape} />}
      <span aria-hidden>{word}</span>
      <span className="sn-sr">{name}</span>
    </span>
  );
}
