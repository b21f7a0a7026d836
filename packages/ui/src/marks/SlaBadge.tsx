import { jamKemudian, kataJam, kataJamPendek, type JamDibaca } from '@sinas/domain/pengajuan/jam-tampil';
import type { GrupStatus } from '@sinas/domain/pengajuan/status';
import { Shape, type ShapeName } from './Shape';

interface Props {
  jam: JamDibaca;
  /** What time it is: a clock that was told before may have run out since. */
  kini: Date;
}

function look(jam: JamDibaca): { shape?: ShapeName; grup: GrupStatus } {
  switch (jam.keadaan) {
    case 'lewat':
      return { shape: 'oktagon', grup: 'buruk' };
    case 'jalan':
      return jam.hari_ini ? { shape: 'wajik', grup: 'anda' } : { grup: 'netral' };
    case 'jeda':
      return { shape: 'jeda', grup: 'netral' };
    case 'selesai':
    case 'tidak':
      return { grup: 'netral' };
  }
}

/** The service clock in a cell: what is left, 'lewat' in red, or why it stands. */
export function SlaBadge({ jam, kini }: Props) {
  const j = jamKemudian(jam, kini);
  const { shape, grup } = look(j);
  return (
    <span className="sn-badge sn-bare" data-grup={grup} title={kataJam(j) || undefined}>
      {shape && <Shape name={shape} />}
      <span aria-hidden>{kataJamPendek(j)}</span>
      <span className="sn-sr">{kataJam(j) || 'Tanpa batas layanan'}</span>
    </span>
  );
}
