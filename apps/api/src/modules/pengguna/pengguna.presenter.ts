import { samarkanSurel, statusAkun, UR_STATUS_AKUN, type PilihanSurel } from '@sinas/domain/akses/akun';
import { bolehKelola, jenisPengguna, peranDapatDiberi, type Sasaran } from '@sinas/domain/akses/kelola-pengguna';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { samarkan } from '@sinas/domain/format/tampil';
import type { PenggunaDto, PenggunaRinciDto } from './pengguna.dto';
import type { PenggunaRow } from './pengguna.repository';

export const sasaran = (r: PenggunaRow): Sasaran => ({
  id_user: r.id,
  peran: r.kode_peran as KodePeran,
  id_organisasi: r.id_organisasi,
  id_induk: r.id_induk,
  kd_ga: r.kd_ga,
});
/** Another address after every change, so that browsers may keep what they have. */
export const alamatFoto = (id: string, pada: Date): string => `/api-prod/profile/user/photo/${id}?v=${pada.getTime()}`;

/** A line of a list: who may change an account sees its address in full. */
export function penggunaTampil(aktor: Aktor, r: PenggunaRow): PenggunaDto {
  const status = statusAkun(r);
  const s = sasaran(r);
  const ubah = status !== 'dihapus' && bolehKelola(aktor, s, 'ubah');
  return {
    id: r.id,
    username: r.diaktifkan ? r.username : '',
    fullname: r.fullname,
    email: ubah ? r.email : samarkanSurel(r.email),
    position: r.position,
    employee_number: r.employee_number,
    login_type: r.login_type,
    jenis: jenisPengguna(s.peran),
    user_role: s.peran,
    name_role: PERAN[s.peran].name_role,
    id_organisasi: r.id_organisasi,
    nama_organisasi: r.nama_organisasi,
    isbranch: r.isbranch ?? false,
    kd_ga: r.kd_ga,
    ur_ga: r.ur_ga,
    kd_detail_ga: r.kd_detail_ga,
    hanya_ga: r.hanya_ga,
    status,
    ur_status: UR_STATUS_AKUN[status],
    foto: r.foto_pada && alamatFoto(r.id, r.foto_pada),
    terakhir_masuk: r.terakhir_masuk,
    created_at: r.created_at,
    versi: r.versi,
    aksi: {
      ubah,
      hapus: status !== 'dihapus' && bolehKelola(aktor, s, 'hapus'),
      kirim_ulang: status === 'menunggu' && ubah,
    },
  };
}

/** One account. What is personal is shown to its owner and to who may change it. */
export function penggunaRinci(aktor: Aktor, r: PenggunaRow): PenggunaRinciDto {
  const dasar = penggunaTampil(aktor, r);
  const penuh = dasar.aksi.ubah;
  const sembunyi = (nilai: string | null): string | null => (nilai && !penuh ? samarkan(nilai) : nilai);
  return {
    ...dasar,
    mobile_number: sembunyi(r.mobile_number),
    nik: r.nik && samarkan(r.nik),
    address: penuh ? r.address : null,
    surel_notif: r.surel_notif as PilihanSurel,
    surel_baru: r.id === aktor.id_user ? r.surel_baru : null,
    tertaut: penuh ? r.tertaut : null,
    nib: r.nib,
    npwp: r.npwp,
    peran_dapat_diberi: r.id === aktor.id_user || !penuh ? [] : peranDapatDiberi(aktor, sasaran(r)),
  };
}
