import type { StatusAkun as Status } from '@sinas/domain/akses/akun';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { RUPA_STATUS_AKUN } from '@sinas/domain/akses/kata-akun';

export const StatusAkun = ({ status, ur_status }: { status: Status; ur_status: string }) => (
  <Badge grup={RUPA_STATUS_AKUN[status].grup} bentuk={RUPA_STATUS_AKUN[status].bentuk}>
    {ur_status}
  </Badge>
);
