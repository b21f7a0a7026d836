export interface DataPerusahaan {
  status_nib: string;
  kswp: string;
  api_code: string;
  npwp: string;
  kbli: readonly unknown[];
  proyek: readonly unknown[];
}
export interface HasilPeriksa {
  kode: 'NIB' | 'KSWP' | 'NPWP' | 'API' | 'KBLI' | 'PROYEK';
  uraian: string;
  lulus: boolean;
}

/** What a company must fulfil before it files anything, each said by itself. */
export const periksaPerusahaan = (p: DataPerusahaan): HasilPeriksa[] => [
  { kode: 'NIB', uraian: 'NIB aktif', lulus: p.status_nib === '01' },
  { kode: 'KSWP', uraian: 'Status wajib pajak valid', lulus: p.kswp === 'VALID' },
  { kode: 'NPWP', uraian: 'NPWP tercatat di OSS', lulus: /^\d{15,16}$/.test(p.npwp) },
  { kode: 'API', uraian: 'Memiliki Angka Pengenal Importir', lulus: p.api_code === '01' || p.api_code === '02' },
  { kode: 'KBLI', uraian: 'Memiliki KBLI', lulus: p.kbli.length > 0 },
  { kode: 'PROYEK', uraian: 'Memiliki proyek usaha', lulus: p.proyek.length > 0 },
];
