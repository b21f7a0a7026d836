import { api } from '@sinas/api-client';
import type { PilihanSurel } from '@sinas/domain/akses/akun';
import type { Acl, AclBaru, SiaranBaru } from './wire';
const PER_ACL = 100;
type Sinyal = { signal?: AbortSignal };
/** Whose sign-ins: one user's, everybody's (`semua`), or one's own when nobody is named; what happened, and on which days. */
type SaringAktivitas = Partial<Record<'id_user' | 'peristiwa' | 'sejak' | 'sampai', string | undefined>>;

/** Menus, broadcasts, sign-ins, devices and other systems. */
export const dataSistem = {
  /** Every entry of the rights of menus: the matrix shows them all at once. */
  async semuaAcl(opsi?: Sinyal): Promise<Acl[]> {
    const acl: Acl[] = [];
    for (let page = 1; ; page += 1) {
      const { data, meta } = await api.daftar('/api-prod/menu/acl', { query: { page, limit: PER_ACL }, ...opsi });
      acl.push(...data);
      if (data.length < PER_ACL || acl.length >= (meta.total ?? 0)) return acl;
    }
  },
  aclPengguna: (id: string, opsi?: Sinyal) => api.ambil('/api-prod/menu/user/{id}/acl', { path: { id }, ...opsi }),
  aclOrganisasi: (id: string, opsi?: Sinyal) =>
    api.ambil('/api-prod/menu/organization/{id}', { path: { id }, ...opsi }),
  aclBaru: (isi: AclBaru) => api.kirim('/api-prod/menu/acl', { body: isi }),
  aclUbah: (id: number, tampil: boolean, versi: number) =>
    api.ganti('/api-prod/menu/acl/{id}', { path: { id }, body: { tampil, versi } }),
  menuPengguna: (id: string, opsi?: Sinyal) => api.ambil('/api-prod/menu/user/{id}', { path: { id }, ...opsi }),
  menuFavorit: (id: string, opsi?: Sinyal) => api.ambil('/api-prod/menu/favorite/{id}', { path: { id }, ...opsi }),
  aturFavorit: (id: string, id_menu: number, favorit: boolean) =>
    api.kirim('/api-prod/menu/favorite/{id}', { path: { id }, body: { id_menu, favorit } }),
  siaran: (page: number, limit: number, opsi?: Sinyal) =>
    api.daftar('/api/siaran', { query: { page, limit }, ...opsi }),
  sistemLuar: (opsi?: Sinyal) => api.ambil('/nk/v2/sistem-luar', { ...opsi }),
  siarkan: (isi: SiaranBaru) => api.kirim('/api-prod-ba/sendNotification/broadcastWeb', { body: isi }),
  aktivitas: (saring: SaringAktivitas, page: number, limit: number, opsi?: Sinyal) =>
    api.daftar('/api/aktivitas-masuk', { query: { ...saring, page, limit }, ...opsi }),
  bukanSaya: (id: string) => api.kirim('/api/aktivitas-masuk/{id}/bukan-saya', { path: { id } }),
  perangkat: (opsi?: Sinyal) => api.ambil('/api/perangkat', { ...opsi }),
  akhiriPerangkat: (nomor: string) => api.hapus('/api/perangkat/{nomor}', { path: { nomor } }),
  pilihanSurel: (surel_notif: PilihanSurel) => api.ganti('/api/notifikasi/pilihan', { body: { surel_notif } }),
};
