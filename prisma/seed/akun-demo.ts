import type { KodePeran } from '@sinas/domain/akses/peran';

export interface OrganisasiDemo {
  kode: string;
  nama: string;
  nib: string;
  npwp: string;
  alamat: string;
  kota: string;
  api_code: '01' | '02';
  risiko: 'low' | 'medium' | 'high' | 'prioritas';
  induk?: string;
}
/** Invented companies; numbers of the right length from a range that looks reserved. */
export const ORGANISASI_DEMO: readonly OrganisasiDemo[] = [
  {
    kode: 'nusa',
    nama: 'PT Nusa Boga Sejahtera',
    nib: '9120304817265',
    npwp: '0900000000417000',
    alamat: 'Kawasan Industri Contoh Blok A1, Bekasi',
    kota: 'Bekasi',
    api_code: '02',
    risiko: 'low',
  },
  {
    kode: 'nusa-sby',
    nama: 'PT Nusa Boga Sejahtera Cabang Surabaya',
    nib: '9120304817265',
    npwp: '0900000000417001',
    alamat: 'Jl. Rekaan No. 12, Surabaya',
    kota: 'Surabaya',
    api_code: '02',
    risiko: 'low',
    induk: 'nusa',
  },
  {
    kode: 'pipa',
    nama: 'PT Pipa Andalan Jaya',
    nib: '9120300551870',
    npwp: '0900000000551870',
    alamat: 'Jl. Misal Raya No. 7, Cilegon',
    kota: 'Cilegon',
    api_code: '02',
    risiko: 'medium',
  },
  {
    kode: 'baja',
    nama: 'PT Baja Perkasa Rekaan',
    nib: '9120300308114',
    npwp: '0900000000308114',
    alamat: 'Jl. Umpama No. 3, Cilegon',
    kota: 'Cilegon',
    api_code: '02',
    risiko: 'high',
  },
  {
    kode: 'sinar',
    nama: 'PT Sinar Logam Contoh',
    nib: '9120300774209',
    npwp: '0900000000774209',
    alamat: 'Jl. Ibarat No. 9, Cikarang',
    kota: 'Cikarang',
    api_code: '02',
    risiko: 'medium',
  },
  {
    kode: 'dingin',
    nama: 'PT Cahaya Dingin Elektrika',
    nib: '9120300620033',
    npwp: '0900000000620033',
    alamat: 'Jl. Andai No. 21, Karawang',
    kota: 'Karawang',
    api_code: '02',
    risiko: 'prioritas',
  },
  {
    kode: 'ban',
    nama: 'PT Karya Ban Tangguh',
    nib: '9120300906315',
    npwp: '0900000000906315',
    alamat: 'Jl. Contoh No. 77, Bogor',
    kota: 'Bogor',
    api_code: '02',
    risiko: 'low',
  },
  {
    kode: 'buah',
    nama: 'PT Segar Buah Misal',
    nib: '9120300145577',
    npwp: '0900000000145577',
    alamat: 'Jl. Rekaan No. 5, Medan',
    kota: 'Medan',
    api_code: '01',
    risiko: 'low',
  },
];

export interface PenggunaDemo {
  username: string;
  fullname: string;
  peran: KodePeran;
  organisasi?: string;
  kd_ga?: string;
  position: string;
}
export const PENGGUNA_DEMO: readonly PenggunaDemo[] = [
  {
    username: 'ratna',
    fullname: 'Ratna Wulandari',
    peran: 'PU_ADMIN',
    organisasi: 'nusa',
    position: 'Manajer Perizinan',
  },
  { username: 'bagus', fullname: 'Bagus Prakoso', peran: 'PU_USER', organisasi: 'nusa', position: 'Staf Impor' },
  { username: 'sari', fullname: 'Sari Puspita', peran: 'PU_USER', organisasi: 'nusa-sby', position: 'Staf Cabang' },
  {
    username: 'hendra',
    fullname: 'Hendra Gunawan',
    peran: 'PU_ADMIN',
    organisasi: 'pipa',
    position: 'Direktur Operasi',
  },
  { username: 'lilis', fullname: 'Lilis Suryani', peran: 'PU_USER', organisasi: 'pipa', position: 'Staf Pengadaan' },
  { username: 'joko', fullname: 'Joko Prasetyo', peran: 'PU_ADMIN', organisasi: 'baja', position: 'Manajer Pengadaan' },
  {
    username: 'indah',
    fullname: 'Indah Permata',
    peran: 'PU_ADMIN',
    organisasi: 'sinar',
    position: 'Manajer Perizinan',
  },
  { username: 'dimas', fullname: 'Dimas Nugraha', peran: 'PU_ADMIN', organisasi: 'dingin', position: 'Manajer Impor' },
  { username: 'teguh', fullname: 'Teguh Santoso', peran: 'PU_ADMIN', organisasi: 'ban', position: 'Manajer Pengadaan' },
  { username: 'melati', fullname: 'Melati Siregar', peran: 'PU_ADMIN', organisasi: 'buah', position: 'Direktur' },
  { username: 'dewi', fullname: 'Dewi Anggraini', peran: 'KL_VERIFIKATOR', kd_ga: '019', position: 'Verifikator' },
  { username: 'rizal', fullname: 'Rizal Fahmi', peran: 'KL_VERIFIKATOR', kd_ga: '019', position: 'Verifikator' },
  {
    username: 'yusuf',
    fullname: 'Yusuf Maulana',
    peran: 'KL_KOORDINATOR',
    kd_ga: '019',
    position: 'Koordinator Verifikasi',
  },
  { username: 'hari', fullname: 'Hari Kusuma', peran: 'KL_PEMUTUS', kd_ga: '019', position: 'Direktur Jenderal' },
  {
    username: 'citra',
    fullname: 'Citra Maharani',
    peran: 'KL_PEMUTUS',
    kd_ga: '019',
    position: 'Sekretaris Direktorat Jenderal',
  },
  { username: 'admin.kemenperin', fullname: 'Nadia Putri', peran: 'KL_ADMIN', kd_ga: '019', position: 'Administrator' },
  { username: 'wayan', fullname: 'Wayan Sudarma', peran: 'KL_VERIFIKATOR', kd_ga: '018', position: 'Verifikator' },
  {
    username: 'tuti',
    fullname: 'Tuti Handayani',
    peran: 'KL_KOORDINATOR',
    kd_ga: '018',
    position: 'Koordinator Verifikasi',
  },
  { username: 'agus', fullname: 'Agus Salim', peran: 'KL_PEMUTUS', kd_ga: '018', position: 'Direktur Jenderal' },
  {
    username: 'ketut',
    fullname: 'Ketut Aryani',
    peran: 'KL_PEMUTUS',
    kd_ga: '018',
    position: 'Sekretaris Direktorat Jenderal',
  },
  { username: 'galih', fullname: 'Galih Saputra', peran: 'KL_VERIFIKATOR', kd_ga: '032', position: 'Verifikator' },
  {
    username: 'rini',
    fullname: 'Rini Astuti',
    peran: 'KL_KOORDINATOR',
    kd_ga: '032',
    position: 'Koordinator Verifikasi',
  },
  { username: 'surya', fullname: 'Surya Darma', peran: 'KL_PEMUTUS', kd_ga: '032', position: 'Direktur Jenderal' },
  {
    username: 'nanda',
    fullname: 'Nanda Prakasa',
    peran: 'KL_PEMUTUS',
    kd_ga: '032',
    position: 'Sekretaris Direktorat Jenderal',
  },
  { username: 'kartika', fullname: 'Kartika Dewi', peran: 'KL_VERIFIKATOR', kd_ga: '090', position: 'Verifikator' },
  {
    username: 'bima',
    fullname: 'Bima Aditya',
    peran: 'KL_KOORDINATOR',
    kd_ga: '090',
    position: 'Koordinator Verifikasi',
  },
  { username: 'laksmi', fullname: 'Laksmi Pertiwi', peran: 'KL_PEMUTUS', kd_ga: '090', position: 'Direktur Jenderal' },
  { username: 'anton', fullname: 'Anton Wirawan', peran: 'KL_VERIFIKATOR', kd_ga: '020', position: 'Verifikator' },
  {
    username: 'mega',
    fullname: 'Mega Kurnia',
    peran: 'KL_KOORDINATOR',
    kd_ga: '020',
    position: 'Koordinator Verifikasi',
  },
  { username: 'restu', fullname: 'Restu Pamungkas', peran: 'KL_PEMUTUS', kd_ga: '020', position: 'Direktur Jenderal' },
  {
    username: 'sekretariat',
    fullname: 'Maya Lestari',
    peran: 'SEKRE_RAKOR',
    kd_ga: '128',
    position: 'Sekretariat Rakor',
  },
  {
    username: 'koordinator',
    fullname: 'Bambang Rekso',
    peran: 'KOORDINATOR',
    kd_ga: '128',
    position: 'Deputi Koordinasi',
  },
  {
    username: 'sekretariat.ekon',
    fullname: 'Putri Larasati',
    peran: 'SEKRE_RAKOR',
    kd_ga: '035',
    position: 'Sekretariat Rakor',
  },
  {
    username: 'koordinator.ekon',
    fullname: 'Satria Wibowo',
    peran: 'KOORDINATOR',
    kd_ga: '035',
    position: 'Deputi Koordinasi',
  },
  { username: 'monitoring', fullname: 'Rudi Hartono', peran: 'MONITORING', kd_ga: '054', position: 'Analis' },
  { username: 'eselon', fullname: 'Endang Rahayu', peran: 'ESELON', kd_ga: '019', position: 'Direktur' },
  {
    username: 'operator',
    fullname: 'Fajar Nugroho',
    peran: 'LNSW_OPERATOR',
    kd_ga: '01514',
    position: 'Operator LNSW',
  },
  {
    username: 'superadmin',
    fullname: 'Super Administrator',
    peran: 'SUPER_ADMIN',
    kd_ga: '01514',
    position: 'Administrator Sistem',
  },
];
