import type { KdRekom } from '../layanan/kode';

export interface BantuanLayanan {
  /** What somebody wants who needs this service. */
  mau: string;
  siapa: string;
}
/** Services that companies file, in the words of who looks for one. */
export const BANTUAN_LAYANAN: Readonly<Partial<Record<KdRekom, BantuanLayanan>>> = {
  '01': {
    mau: 'Impor bahan baku untuk pabrik sendiri',
    siapa: 'Perusahaan industri dengan API-P yang memakai sendiri bahan baku atau bahan penolongnya.',
  },
  '02': {
    mau: 'Impor untuk dijual atau dikonsumsi',
    siapa: 'Perusahaan yang memperdagangkan komoditas yang masuk neraca komoditas, umumnya dengan API-U.',
  },
  '03': {
    mau: 'Impor hasil perikanan yang bukan bahan baku industri',
    siapa: 'Perusahaan yang memasukkan ikan dan hasil perikanan untuk dijual atau dikonsumsi.',
  },
  '04': { mau: 'Impor buah dan sayur', siapa: 'Perusahaan yang memasukkan produk hortikultura.' },
  '05': {
    mau: 'Impor daging dan olahannya',
    siapa: 'Perusahaan yang memasukkan karkas, daging, jeroan, atau olahannya.',
  },
  '06': { mau: 'Impor atau ekspor minyak dan gas', siapa: 'Badan usaha di bidang minyak dan gas bumi.' },
  '07': {
    mau: 'Impor barang yang belum masuk neraca komoditas',
    siapa: 'Perusahaan yang barangnya memerlukan pertimbangan teknis, misalnya besi atau baja, ban, dan elektronik.',
  },
  '09': {
    mau: 'Menyusun rencana kebutuhan setahun',
    siapa: 'Perusahaan yang mengimpor, mengekspor, atau membeli di dalam negeri komoditas yang masuk neraca komoditas.',
  },
};
