import type { Izin } from '@sinas/domain/akses/izin';
import type { AuthProvider } from 'react-admin';
import { muatSesi, mulaiMasuk, punyaIzin } from './sesi';

/** Permission behind each list; what is not named needs no more than a session. */
const IZIN_DAFTAR: Record<string, Izin> = {
  pengajuan: 'pengajuan.antrean',
  'berkas-kl': 'pengajuan.antrean',
  berkas: 'pengajuan.baca',
  pengiriman: 'pengiriman.pantau',
};

export const authProvider: AuthProvider = {
  login: async () => mulaiMasuk(),
  /** react-admin asks for this when a check fails: the session is gone already, so only the way in is left. */
  logout: async () => {
    mulaiMasuk();
    return false;
  },
  checkAuth: async () => {
    if (!(await muatSesi()).masuk) throw new Error('akses.belum_masuk');
  },
  /** A session that ended is asked for by the dialog of the gate: leaving the page would lose what was typed. */
  checkError: async () => undefined,
  getIdentity: async () => {
    const { pengguna } = await muatSesi();
    if (!pengguna) throw new Error('akses.belum_masuk');
    return { id: pengguna.id_user, fullName: pengguna.fullname, pengguna };
  },
  getPermissions: async () => (await muatSesi()).pengguna?.izin ?? [],
  canAccess: async ({ resource, action }) => {
    const { pengguna } = await muatSesi();
    const izin = action === 'list' ? IZIN_DAFTAR[resource] : 'pengajuan.baca';
    return Boolean(pengguna && (!izin || punyaIzin(pengguna, izin)));
  },
};
