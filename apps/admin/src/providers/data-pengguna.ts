import { api, type Daftar } from '@sinas/api-client';
import type { JenisPengguna } from '@sinas/domain/akses/kelola-pengguna';
import type { BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import { kunciBaru } from '../lib/kunci';
import type {
  Akun,
  AkunBaru,
  AkunRinci,
  ElemenDasbor,
  ElemenSaya,
  Eselon,
  EselonBaru,
  FotoHasil,
  Ga,
  GaPengguna,
  InhouseBaru,
  MonitoringBaru,
  PeranPilihan,
  RiwayatAkun,
  UbahAkun,
  UbahSandi,
  Unit,
} from './wire';

const KELOLA = '/nk/v2/user-management';
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

const akun = (id: string): string => `/api-prod/user/${encodeURIComponent(id)}`;
/** Officers are closed by kind; an account of any other kind by its own address. */
const jalurHapus = (jenis: JenisPengguna, id: string): string => {
  if (jenis === 'perusahaan') return akun(id);
  const ke = jenis === 'monitoring' || jenis === 'eselon' ? 'monitoring' : 'inhouse';
  return `${KELOLA}/${ke}/${encodeURIComponent(id)}`;
};

/** Accounts, and who has which part of the dashboard. */
export const dataPengguna = {
  daftarAkun: (saring: SaringAkun, page: number, limit: number, opsi?: Sinyal): Promise<Daftar<Akun>> =>
    api.daftar<Akun>(`${KELOLA}/all-users`, { ...saring, page, limit }, opsi),
  akun: (id: string, opsi?: Sinyal) => api.ambil<AkunRinci>(akun(id), undefined, opsi),
  ubahAkun: (id: string, isi: UbahAkun) => api.ganti<AkunRinci>(akun(id), isi),
  lepasTautan: (id: string, bukti: BuktiDibawa) =>
    api.hapus<null>(`/api/pengguna/${encodeURIComponent(id)}/tautan`, undefined, bukti),
  hapusAkun: (jenis: JenisPengguna, id: string, bukti: BuktiDibawa) =>
    api.hapus<null>(jalurHapus(jenis, id), undefined, bukti),
  undang: ({ ke, isi }: Undangan) => api.kirim<AkunBaru>(`${KELOLA}/${ke}`, isi, { kunci: kunciBaru() }),
  undangLagi: (id: string) => api.kirim<AkunBaru>(`/api/pengguna/${encodeURIComponent(id)}/kirim-ulang`),
  riwayatAkun: (id: string, page: number, limit: number, opsi?: Sinyal) =>
    api.daftar<RiwayatAkun>(`/api/pengguna/${encodeURIComponent(id)}/riwayat`, { page, limit }, opsi),
  /** Ministries that have accounts, and all there are. */
  gaPengguna: (opsi?: Sinyal) => api.ambil<GaPengguna[]>(`${KELOLA}/filter-ga`, undefined, opsi),
  semuaGa: (opsi?: Sinyal) => api.ambil<Ga[]>('/api/ref/v2/ga', undefined, opsi),
  unit: (kd_ga: string, opsi?: Sinyal) =>
    api.ambil<Unit[]>('/api/inhouse-system/referensi/inhouse-group', { kd_ga }, opsi),
  peran: (opsi?: Sinyal) => api.ambil<PeranPilihan[]>(`${KELOLA}/user-role`, undefined, opsi),
  elemenDasbor: (opsi?: Sinyal) => api.ambil<ElemenDasbor[]>(`${KELOLA}/elemen-dashboard`, undefined, opsi),
  elemenSaya: (opsi?: Sinyal) => api.ambil<ElemenSaya[]>('/nk/v2/data-nk/ref/tableau-value', undefined, opsi),
  dasborEselon: (opsi?: Sinyal) => api.ambil<Eselon[]>(`${KELOLA}/dashboard`, undefined, opsi),
  aturDasbor: (id_user: string, elemen: string[]) => api.kirim<null>(`${KELOLA}/dashboard`, { id_user, elemen }),
  /** One's own account. */
  ubahSandi: (isi: UbahSandi) => api.ganti<null>('/api-prod/change-password', isi),
  pasangFoto: (id: string, isi: FormData, batasMs: number) =>
    api.kirim<FotoHasil>(`/api-prod/profile/user/photo/${id}`, isi, { batasMs }),
  hapusFoto: (id: string) => api.hapus<null>(`/api-prod/profile/user/photo/${id}`),
};
