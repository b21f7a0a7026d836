import { api } from '@sinas/api-client';
import type { PilihanSurel } from '@sinas/domain/akses/akun';
import type {
  Acl,
  AclBaru,
  Aktivitas,
  BukanSayaHasil,
  ButirMenu,
  Perangkat,
  Siaran,
  SiaranBaru,
  SiaranHasil,
  SistemLuar,
} from './wire';

const MENU = '/api-prod/menu';
const PER_ACL = 100;
type Sinyal = { signal?: AbortSignal };

/** Menus, broadcasts, sign-ins, devices and other systems. */
export const dataSistem = {
  /** Every entry of the rights of menus: the matrix shows them all at once. */
  async semuaAcl(opsi?: Sinyal): Promise<Acl[]> {
    const acl: Acl[] = [];
    for (let page = 1; ; page += 1) {
      const { data, meta } = await api.daftar<Acl>(`${MENU}/acl`, { page, limit: PER_ACL }, opsi);
      acl.push(...data);
      if (data.length < PER_ACL || acl.length >= (meta.total ?? 0)) return acl;
    }
  },
  aclPengguna: (id: string, opsi?: Sinyal) => api.ambil<Acl[]>(`${MENU}/user/${id}/acl`, undefined, opsi),
  aclOrganisasi: (id: string, opsi?: Sinyal) => api.ambil<Acl[]>(`${MENU}/organization/${id}`, undefined, opsi),
  aclBaru: (isi: AclBaru) => api.kirim<Acl>(`${MENU}/acl`, isi),
  aclUbah: (id: number, tampil: boolean, versi: number) => api.ganti<Acl>(`${MENU}/acl/${id}`, { tampil, versi }),
  menuPengguna: (id: string, opsi?: Sinyal) => api.ambil<ButirMenu[]>(`${MENU}/user/${id}`, undefined, opsi),
  menuFavorit: (id: string, opsi?: Sinyal) => api.ambil<ButirMenu[]>(`${MENU}/favorite/${id}`, undefined, opsi),
  aturFavorit: (id: string, id_menu: number, favorit: boolean) =>
    api.kirim<ButirMenu[]>(`${MENU}/favorite/${id}`, { id_menu, favorit }),
  siaran: (page: number, limit: number, opsi?: Sinyal) => api.daftar<Siaran>('/api/siaran', { page, limit }, opsi),
  sistemLuar: (opsi?: Sinyal) => api.ambil<SistemLuar[]>('/nk/v2/sistem-luar', undefined, opsi),
  siarkan: (isi: SiaranBaru) => api.kirim<SiaranHasil>('/api-prod-ba/sendNotification/broadcastWeb', isi),
  /** Of one user, of everybody (`semua`), or one's own when nobody is named. */
  aktivitas: (id_user: string | undefined, page: number, limit: number, opsi?: Sinyal) =>
    api.daftar<Aktivitas>('/api/aktivitas-masuk', { id_user, page, limit }, opsi),
  bukanSaya: (id: string) => api.kirim<BukanSayaHasil>(`/api/aktivitas-masuk/${id}/bukan-saya`),
  perangkat: (opsi?: Sinyal) => api.ambil<Perangkat[]>('/api/perangkat', undefined, opsi),
  akhiriPerangkat: (nomor: string) => api.hapus<null>(`/api/perangkat/${encodeURIComponent(nomor)}`),
  pilihanSurel: (surel_notif: PilihanSurel) => api.ganti<unknown>('/api/notifikasi/pilihan', { surel_notif }),
};
