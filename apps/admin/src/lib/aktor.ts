import type { Aktor } from '@sinas/domain/akses/kebijakan';
import type { Pengguna } from '../providers/sesi';

/** The signed-in officer as the rules of the domain ask for him. */
export const aktorDari = (p: Pengguna): Aktor => ({
  id_user: p.id_user,
  nama: p.fullname,
  peran: p.user_role,
  id_organisasi: p.id_organization,
  isbranch: p.isbranch === 'Y',
  kd_ga: p.kd_ga,
});
