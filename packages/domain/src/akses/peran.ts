import type { Izin } from './izin';

export const KODE_PERAN = [
  'SUPER_ADMIN',
  'LNSW_OPERATOR',
  'SEKRE_RAKOR',
  'KOORDINATOR',
  'KL_ADMIN',
  'KL_VERIFIKATOR',
  'KL_KOORDINATOR',
  'KL_PEMUTUS',
  'ESELON',
  'MONITORING',
  'PU_ADMIN',
  'PU_USER',
] as const;
export type KodePeran = (typeof KODE_PERAN)[number];

/** Which rows a role may see: all of them, its ministry's, or its own organization's. */
export type JenisLingkup = 'semua' | 'ga' | 'organisasi';

export interface Peran {
  id: number;
  kode: KodePeran;
  name_role: string;
  level_role: number;
  kd_level_ga: string | null;
  main_uri: string;
  admin_flag: boolean;
  lingkup: JenisLingkup;
  izin: readonly Izin[];
}

const UMUM: Izin[] = [
  'sesi.baca',
  'profil.kelola',
  'menu.baca',
  'notifikasi.baca',
  'referensi.baca',
  'berkas.baca',
  'pengajuan.baca',
];
const PERUSAHAAN: Izin[] = [
  ...UMUM,
  'berkas.unggah',
  'pengajuan.buat',
  'pengajuan.ubah',
  'pengajuan.kirim',
  'pengajuan.batalkan',
  'pengajuan.minta_perbaikan',
  'pengajuan.turunkan',
  'pengajuan.kirim_ulang',
  'billing.baca',
  'billing.segarkan',
  'monitoring.baca',
];
const PETUGAS_KL: Izin[] = [...UMUM, 'pengajuan.antrean', 'pk.baca', 'billing.baca', 'rakor.baca', 'monitoring.baca'];

const peran = (
  id: number,
  kode: KodePeran,
  name_role: string,
  level_role: number,
  kd_level_ga: string | null,
  main_uri: string,
  lingkup: JenisLingkup,
  izin: Izin[],
  admin_flag = false,
): Peran => ({ id, kode, name_role, level_role, kd_level_ga, main_uri, admin_flag, lingkup, izin: [...new Set(izin)] });

/** The twelve roles with what each may do. Rows are narrowed further by `lingkup`. */
export const PERAN: Record<KodePeran, Peran> = {
  SUPER_ADMIN: peran(
    1,
    'SUPER_ADMIN',
    'Super Administrator',
    1,
    null,
    '/pengaturan',
    'semua',
    [
      ...UMUM,
      'menu.lihat',
      'menu.kelola',
      'notifikasi.siar',
      'aktivitas.pantau',
      'referensi.kelola',
      'kalender.kelola',
      'pengajuan.kirim_ulang',
      'pengiriman.pantau',
      'monitoring.baca',
      'tarik_data.baca',
      'rakor.redraf',
      'pengguna.lihat',
      'pengguna.kelola',
      'faktor.setel_ulang',
      'pengguna.inhouse',
      'pengguna.monitoring',
      'pengguna.monitoring_hapus',
      'dasbor.baca',
      'dasbor.atur',
    ],
    true,
  ),
  LNSW_OPERATOR: peran(2, 'LNSW_OPERATOR', 'Operator LNSW (Pengelola SINAS NK)', 2, null, '/monitoring', 'semua', [
    ...UMUM,
    'menu.lihat',
    'notifikasi.siar',
    'aktivitas.pantau',
    'referensi.kelola',
    'kalender.kelola',
    'pengajuan.kirim_ulang',
    'pengiriman.pantau',
    'pk.baca',
    'billing.baca',
    'billing.terbit',
    'billing.segarkan',
    'rakor.baca',
    'monitoring.baca',
    'tarik_data.baca',
    'pengguna.lihat',
    'pengguna.kelola',
    'faktor.setel_ulang',
    'pengguna.monitoring',
    'dasbor.baca',
    'dasbor.atur',
  ]),
  SEKRE_RAKOR: peran(3, 'SEKRE_RAKOR', 'Sekretariat Rakor', 2, null, '/rakor', 'semua', [
    ...UMUM,
    'pk.baca',
    'rakor.baca',
    'rakor.kelola',
    'rakor.baris',
    'rakor.final',
    'rakor.redraf',
    'monitoring.baca',
    'tarik_data.baca',
    'dasbor.baca',
  ]),
  KOORDINATOR: peran(
    4,
    'KOORDINATOR',
    'Koordinator (Menko atau pejabat yang ditunjuk)',
    1,
    '1',
    '/rakor/dashboard',
    'semua',
    [
      ...UMUM,
      'pk.baca',
      'pk.intersep',
      'rakor.baca',
      'rakor.final',
      'rakor.tanda_tangan',
      'rakor.redraf',
      'rakor.tetapkan',
      'monitoring.baca',
      'tarik_data.baca',
      'dasbor.baca',
    ],
  ),
  KL_ADMIN: peran(
    5,
    'KL_ADMIN',
    'Administrator K/L',
    3,
    '9',
    '/user-management',
    'ga',
    [
      ...PETUGAS_KL,
      'pengajuan.kirim_ulang',
      'pengiriman.pantau',
      'pk.susun',
      'billing.terbit',
      'billing.segarkan',
      'tarik_data.baca',
      'pengguna.lihat',
      'pengguna.kelola',
      'faktor.setel_ulang',
      'pengguna.inhouse',
    ],
    true,
  ),
  KL_VERIFIKATOR: peran(6, 'KL_VERIFIKATOR', 'Verifikator K/L', 6, '4', '/inhouse', 'ga', [
    ...PETUGAS_KL,
    'pengajuan.ambil',
    'pengajuan.verifikasi',
    'pengajuan.kembalikan',
    'pk.susun',
    'pk.kirim',
    'billing.terbit',
    'billing.segarkan',
    'rakor.baris',
  ]),
  KL_KOORDINATOR: peran(7, 'KL_KOORDINATOR', 'Koordinator Verifikasi (eselon II)', 5, '3', '/inhouse', 'ga', [
    ...PETUGAS_KL,
    'pengajuan.telaah',
    'pengajuan.kembalikan',
    'pk.kirim',
    'billing.terbit',
    'billing.segarkan',
    'rakor.baris',
  ]),
  KL_PEMUTUS: peran(8, 'KL_PEMUTUS', 'Pejabat Pemutus (eselon I)', 4, '2', '/inhouse/keputusan', 'ga', [
    ...PETUGAS_KL,
    'pengajuan.kembalikan',
    'pengajuan.putuskan',
    'pengajuan.cabut',
    'pk.kirim',
    'pk.intersep',
    'rakor.baris',
    'rakor.tanda_tangan',
  ]),
  ESELON: peran(9, 'ESELON', 'Pengguna Eselon (dasbor)', 4, '2', '/dashboard', 'ga', [
    ...UMUM,
    'pk.baca',
    'rakor.baca',
    'monitoring.baca',
    'dasbor.baca',
  ]),
  MONITORING: peran(10, 'MONITORING', 'Pengguna Monitoring', 7, null, '/monitoring', 'semua', [
    ...UMUM,
    'pk.baca',
    'rakor.baca',
    'monitoring.baca',
    'tarik_data.baca',
  ]),
  PU_ADMIN: peran(
    11,
    'PU_ADMIN',
    'Administrator Perusahaan',
    8,
    null,
    '/neraca-komoditas',
    'organisasi',
    [...PERUSAHAAN, 'pengguna.lihat', 'pengguna.kelola', 'faktor.setel_ulang', 'pengguna.perusahaan'],
    true,
  ),
  PU_USER: peran(12, 'PU_USER', 'Pengguna Perusahaan', 9, null, '/neraca-komoditas', 'organisasi', PERUSAHAAN),
};

export const punyaIzin = (kode: KodePeran, izin: Izin): boolean => PERAN[kode].izin.includes(izin);
