export interface DataPerusahaan {
  status_nib: string;
  kswp: string;
  api_code: string;
  npwp: string;
  kbli: readonly unknown[];
  proyek: readonly unknown[];
}
/** What an account keeps of its company's standing. */
export interface StatusPerusahaan {
  status_nib: string | null;
  kswp_validity: boolean;
  api_code: string | null;
  /** What ISRM says of it. */
  risiko?: string | null;
}
export const TINGKAT_ISRM: readonly string[] = ['low', 'medium', 'high', 'prioritas'];
/** One of its four levels, 'High Risk' as well as 'high'; null for anything else. */
export function risikoDariIsrm(tingkat: string | undefined): string | null {
  const t = (tingkat ?? '')
    .trim()
    .toLowerCase()
    .replace(/[ -]?risk$/, '');
  return TINGKAT_ISRM.includes(t) ? t : null;
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

/** Standing as OSS says it; what it does not say clearly is left out. */
export const statusDariOss = (d: {
  status_nib: string;
  api_code: string;
}): Partial<Pick<StatusPerusahaan, 'status_nib' | 'api_code'>> => ({
  ...(/^\d{2}$/.test(d.status_nib) ? { status_nib: d.status_nib } : {}),
  ...(d.api_code === '01' || d.api_code === '02' ? { api_code: d.api_code } : {}),
});
/** Standing as the tax office says it; nothing unless it says one or the other. */
export const statusDariPajak = (kswp: string): Partial<Pick<StatusPerusahaan, 'kswp_validity'>> =>
  kswp === 'VALID' || kswp === 'TIDAK VALID' ? { kswp_validity: kswp === 'VALID' } : {};

/** What keeps a company from filing, as the account has it. */
export const halangan = (s: Pick<StatusPerusahaan, 'status_nib' | 'kswp_validity'>): 'kswp' | 'nib' | null =>
  !s.kswp_validity ? 'kswp' : s.status_nib !== '01' ? 'nib' : null;
