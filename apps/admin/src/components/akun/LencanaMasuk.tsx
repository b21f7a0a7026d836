import { PERISTIWA_MASUK } from '@sinas/domain/akses/kata-akun';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import type { Aktivitas } from '../../providers/wire';
import gaya from './akun.module.css';

/** What happened at a sign-in; what its owner says was not him stands beside it. */
export function LencanaMasuk({ aktivitas: a }: { aktivitas: Aktivitas }) {
  const { grup, bentuk, kata } = PERISTIWA_MASUK[a.peristiwa];
  return (
    <span className={gaya.lencana}>
      <Badge grup={grup} bentuk={bentuk}>
        {kata}
      </Badge>
      {a.bukan_saya && (
        <Badge grup="anda" bentuk="wajik">
          Bukan saya
        </Badge>
      )}
    </span>
  );
}
