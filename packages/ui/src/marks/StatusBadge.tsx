import { STATUS, type GrupStatus, type KdStatus } from '@sinas/domain/pengajuan/status';
import { Shape, type ShapeName } from './Shape';

interface Props {
  kode: string;
  /** The word as the server sent it: a plan has words of its own, and a code may be new to this build. */
  ur_status?: string;
}

/** Status of a file: shape, word, then colour. */
export function StatusBadge({ kode, ur_status }: Props) {
  const status = STATUS[kode as KdStatus] as (typeof STATUS)[KdStatus] | undefined;
  return (
    <Badge grup={status?.grup ?? 'netral'} bentuk={status?.bentuk ?? 'cincin-putus'}>
      {ur_status ?? status?.ur_status ?? kode}
    </Badge>
  );
}

/** The same badge for other facts, for example a paid bill. */
export function Badge({ grup, bentuk, children }: { grup: GrupStatus; bentuk: ShapeName; children: string }) {
  return (
    <span className="sn-badge" data-grup={grup}>
      <Shape name={bentuk} />
      {children}
    </span>
  );
}
