/** The eight services. */
export const KODE_REKOM = ['01', '02', '03', '04', '05', '06', '07', '08'] as const;
export type KdRekom = (typeof KODE_REKOM)[number];
export type JenisLayanan = 'RKI' | 'RKU' | 'RPHP' | 'RIPH' | 'RPK' | 'RMG' | 'PERTEK' | 'PK';

export interface Layanan {
  kd_rekom: KdRekom;
  jnsLayanan: JenisLayanan;
  nama: string;
  /** Ministry by default; null = any ministry (PK). */
  kd_ga: string | null;
  /** A coordination meeting determines the quantity. */
  fl_rakor: boolean;
  fl_pnbp: boolean;
  /** Working days the ministry has; null = no legal clock. */
  sla_hari: number | null;
  /** Issue automatically when the clock lapses (T21); off unless an operator turns it on. */
  fl_terbit_otomatis: boolean;
  /** Who files it. */
  pemohon: 'PU' | 'KL';
}

const baris = (
  kd_rekom: KdRekom,
  jnsLayanan: JenisLayanan,
  nama: string,
  kd_ga: string | null,
  fl_rakor: boolean,
  fl_pnbp: boolean,
  sla_hari: number | null,
  pemohon: 'PU' | 'KL' = 'PU',
): Layanan => ({ kd_rekom, jnsLayanan, nama, kd_ga, fl_rakor, fl_pnbp, sla_hari, fl_terbit_otomatis: false, pemohon });

export const LAYANAN: Record<KdRekom, Layanan> = {
  '01': baris('01', 'RKI', 'Rencana Kebutuhan Industri', '019', true, false, 20),
  '02': baris('02', 'RKU', 'Rencana Kebutuhan Umum', '090', true, false, 20),
  '03': baris('03', 'RPHP', 'Rekomendasi Pemasukan Hasil Perikanan', '032', true, true, 5),
  '04': baris('04', 'RIPH', 'Rekomendasi Impor Produk Hortikultura', '018', false, false, 5),
  '05': baris('05', 'RPK', 'Rekomendasi Pemasukan Karkas, Daging, Jeroan dan Olahannya', '018', true, true, 5),
  '06': baris('06', 'RMG', 'Rekomendasi Impor dan Ekspor Migas', '020', true, false, 10),
  '07': baris('07', 'PERTEK', 'Pertimbangan Teknis Impor', '019', false, false, 5),
  '08': baris('08', 'PK', 'Penetapan Kebutuhan K/L', null, true, false, null, 'KL'),
};

export type JenisPengajuan = '1' | '2' | '3' | '4' | '5' | '6';
export const JENIS_PENGAJUAN: Record<JenisPengajuan, string> = {
  '1': 'Baru',
  '2': 'Perbaikan',
  '3': 'Perubahan',
  '4': 'Perpanjangan',
  '5': 'Reaju',
  '6': 'Duplikat',
};

/**
 * Ministry that handles an application: material for industry goes to
 * Kemenperin even where another ministry leads the sector, beef and horticulture excepted.
 */
export function tentukanKdGa(kdRekom: KdRekom, gaKomoditas: string): string {
  return LAYANAN[kdRekom].kd_ga ?? gaKomoditas;
}
