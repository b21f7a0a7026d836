import type { Izin } from '@sinas/domain/akses/izin';
import { KODE_PERAN, PERAN, type KodePeran } from '@sinas/domain/akses/peran';

/** Which people a process serves: everybody on one host, or companies and officers on hosts of their own. */
export type Permukaan = 'semua' | 'perusahaan' | 'petugas';

const perusahaan = (peran: KodePeran): boolean => PERAN[peran].lingkup === 'organisasi';
/** Does the role belong on this surface? */
export const peranDilayani = (permukaan: Permukaan, peran: KodePeran): boolean =>
  permukaan === 'semua' || perusahaan(peran) === (permukaan === 'perusahaan');
/** Does anybody of this surface hold the permission? A route that nobody there may use is not served there. */
export const izinDilayani = (permukaan: Permukaan, izin: Izin): boolean =>
  KODE_PERAN.some((peran) => peranDilayani(permukaan, peran) && PERAN[peran].izin.includes(izin));
