import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { jenisPengguna } from '@sinas/domain/akses/kelola-pengguna';
import type { Acl, AkunRinci, Aktivitas } from './providers/wire';

/** An account as the API answers it. */
export function akunUji(peran: KodePeran, ubah: Partial<AkunRinci> = {}): AkunRinci {
  return {
    id: 'a1',
    username: 'dewi',
    fullname: 'Dewi Anggraini',
    email: 'dewi@kemenperin.example',
    position: 'Verifikator',
    employee_number: null,
    login_type: 'sso',
    jenis: jenisPengguna(peran),
    user_role: peran,
    name_role: PERAN[peran].name_role,
    id_organisasi: null,
    nama_organisasi: null,
    isbranch: false,
    kd_ga: '019',
    ur_ga: 'Kementerian Perindustrian',
    kd_detail_ga: null,
    hanya_ga: false,
    status: 'aktif',
    ur_status: 'Aktif',
    foto: null,
    terakhir_masuk: '2026-11-20T07:32:00Z',
    created_at: '2026-01-05T02:00:00Z',
    versi: 4,
    aksi: { ubah: true, hapus: true, kirim_ulang: false },
    mobile_number: null,
    nik: null,
    address: null,
    surel_notif: 'penting',
    surel_baru: null,
    tertaut: null,
    nib: null,
    npwp: null,
    peran_dapat_diberi: ['KL_VERIFIKATOR', 'KL_KOORDINATOR'],
    ...ubah,
  };
}

/** A word on a menu entry. */
export const aclUji = (id: number, kode: string, judul: string, ubah: Partial<Acl> = {}): Acl => ({
  id,
  id_menu: id,
  kode,
  judul,
  kode_peran: null,
  id_user: null,
  id_organisasi: null,
  nama_sasaran: null,
  tampil: true,
  versi: 1,
  ...ubah,
});

export const aktivitasUji = (ubah: Partial<Aktivitas> = {}): Aktivitas => ({
  id: '1',
  id_user: 'a1',
  fullname: 'Dewi Anggraini',
  username: 'dewi',
  peristiwa: 'MASUK',
  cara: 'sandi',
  waktu: '2026-11-20T07:32:00Z',
  alamat: '10.0.0.7',
  perangkat: 'Chrome di Windows',
  sesi_ini: false,
  sesi_aktif: true,
  bukan_saya: null,
  ...ubah,
});
