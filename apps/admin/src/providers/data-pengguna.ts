import { api, type Daftar } from '@sinas/api-client';
import type { JenisPengguna } from '@sinas/domain/akses/kelola-pengguna';
import type { BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import { kunciBaru } from '../lib/kunci';
import type { Akun, EselonBaru, InhouseBaru, MonitoringBaru, UbahAkun, UbahSandi } from './wire';

type Sinyal = { signal?: AbortSignal };

/** What a list of accounts may be narrowed by. */
export interface SaringAkun {
  type?: string;
  keyword?: string;
  status?: string;
  kd_ga?: string;
  id_organisasi?: string;
}
/** A new account by the address that makes it. */
export type Undangan =
  { ke: 'inhouse'; isi: InhouseBaru } | { ke: 'monitoring'; isi: MonitoringBaru } | { ke: 'eselon'; isi: EselonBaru };

/** Accounts, and who has which part of the dashboard. */
export const dataPengguna = {
  daftarAkun: (saring: SaringAkun, page: number, limit: number, opsi?: Sinyal): Promise<Daftar<Akun>> =>
    api.daftar('/nk/v2/user-management/all-users', { query: { ...saring, page, limit }, ...opsi }),
  akun: (id: string, opsi?: Sinyal) => api.ambil('/api-prod/user/{id}', { path: { id }, ...opsi }),
  ubahAkun: (id: string, isi: UbahAkun) => api.ganti('/api-prod/user/{id}', { path: { id }, body: isi }),
  lepasTautan: (id: string, bukti: BuktiDibawa) =>
    api.hapus('/api/pengguna/{id}/tautan', { path: { id }, body: bukti }),
  /** Officers are closed by kind; an account of any other kind by its own address. */
  hapusAkun: (jenis: JenisPengguna, id: string, bukti: BuktiDibawa) => {
    const isi = { path: { id }, body: bukti };
    if (jenis === 'perusahaan') return api.hapus('/api-prod/user/{id}', isi);
    return jenis === 'monitoring' || jenis === 'eselon'
      ? api.hapus('/nk/v2/user-management/monitoring/{id}', isi)
      : api.hapus('/nk/v2/user-management/inhouse/{id}', isi);
  },
  undang: ({ ke, isi }: Undangan) => {
    const kunci = kunciBaru();
    if (ke === 'inhouse') return api.kirim('/nk/v2/user-management/inhouse', { body: isi, kunci });
    if (ke === 'monitoring') return api.kirim('/nk/v2/user-management/monitoring', { body: isi, kunci });
    return api.kirim('/nk/v2/user-management/eselon', { body: isi, kunci });
  },
  undangLagi: (id: string) => api.kirim('/api/pengguna/{id}/kirim-ulang', { path: { id } }),
  riwayatAkun: (id: string, page: number, limit: number, opsi?: Sinyal) =>
    api.daftar('/api/pengguna/{id}/riwayat', { path: { id }, query: { page, limit }, ...opsi }),
  /** Ministries that have accounts, and all there are. */
  gaPengguna: (opsi?: Sinyal) => api.ambil('/nk/v2/user-management/filter-ga', { ...opsi }),
  semuaGa: (opsi?: Sinyal) => api.ambil('/api/ref/v2/ga', { ...opsi }),
  unit: (kd_ga: string, opsi?: Sinyal) =>
    api.ambil('/api/inhouse-system/referensi/inhouse-group', { query: { kd_ga }, ...opsi }),
  peran: (opsi?: Sinyal) => api.ambil('/nk/v2/user-management/user-role', { ...opsi }),
  elemenDasbor: (opsi?: Sinyal) => api.ambil('/nk/v2/user-management/elemen-dashboard', { ...opsi }),
  elemenSaya: (opsi?: Sinyal) => api.ambil('/nk/v2/data-nk/ref/tableau-value', { ...opsi }),
  dasborEselon: (opsi?: Sinyal) => api.ambil('/nk/v2/user-management/dashboard', { ...opsi }),
  aturDasbor: (id_user: string, elemen: string[]) =>
    api.kirim('/nk/v2/user-management/dashboard', { body: { id_user, elemen } }),
  /** One's own account. */
  ubahSandi: (isi: UbahSandi) => api.ganti('/api-prod/change-password', { body: isi }),
  pasangFoto: (id: string, isi: FormData, batasMs: number) =>
    api.kirim('/api-prod/profile/user/photo/{id}', { path: { id }, body: isi, batasMs }),
  hapusFoto: (id: string) => api.hapus('/api-prod/profile/user/photo/{id}', { path: { id } }),
};
