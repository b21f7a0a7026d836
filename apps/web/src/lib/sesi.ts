import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from './api';
import { pasangCsrf } from './http';

/** Session record (SESI-01..04): what the server keeps and shows; tokens never reach the browser. */
export interface Pengguna {
  login_type?: string | null;
  username: string;
  email?: string | null;
  mobile_number?: string | null;
  id_user: string;
  fullname: string;
  nik?: string | null;
  position?: string | null;
  employee_number?: string | null;
  address?: string | null;
  id_organization?: string | null;
  nama_organisasi?: string | null;
  id_nib?: string | null;
  nib?: string | null;
  api_code?: string | null;
  npwp?: string | null;
  kswp_validity?: string | null;
  admin_flag?: string | boolean | null;
  isbranch?: string | boolean | null;
  user_role?: string | null;
  default_home?: string | null;
  name_role?: string | null;
  level_role?: number | string | null;
  kd_ga?: string | null;
  kd_detail_ga?: string | null;
  kd_level_ga?: string | null;
  data_ga?: { kd_ga?: string; nama?: string } | null;
  peran: { id: number; kode: string; name: string; level: number; main_uri: string };
  izin: string[];
}
export interface ButirMenu {
  id: number | string;
  id_parent: number | string | null;
  judul: string;
  uri: string;
  ikon?: string | null;
  urut: number;
}
export interface Sesi {
  masuk: boolean;
  pengguna?: Pengguna;
  menu: ButirMenu[];
  csrf: string;
  portal: { akun?: string | null; beranda?: string | null };
}

export const KUNCI_SESI = ['sesi'] as const;

async function muatSesi(signal?: AbortSignal): Promise<Sesi> {
  const sesi = await api.ambil<Sesi>('/api/sesi', undefined, { signal });
  pasangCsrf(sesi.csrf ?? '');
  return { ...sesi, menu: sesi.menu ?? [], portal: sesi.portal ?? {} };
}

/** Read once: a session that ends later shows itself by a 401, and must not throw an open page away. */
export function useSesi(): UseQueryResult<Sesi> {
  return useQuery({ queryKey: KUNCI_SESI, queryFn: ({ signal }) => muatSesi(signal), staleTime: Infinity });
}

/** The signed-in user; only below the session gate, where there always is one. */
export function usePengguna(): Pengguna {
  const pengguna = useSesi().data?.pengguna;
  if (!pengguna) throw new Error('usePengguna stands below the session gate');
  return pengguna;
}

export const punyaIzin = (pengguna: Pengguna, izin: string): boolean => pengguna.izin.includes(izin);
/** Officers and operators belong to no company: their work is in the console. */
export const petugas = (pengguna: Pengguna): boolean => !pengguna.id_organization;
