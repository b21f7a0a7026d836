import { izinPerusahaan } from '../bersama/izin';

export const RMG = izinPerusahaan({
  kd_rekom: '06',
  jnsLayanan: 'RMG',
  nama: 'Rekomendasi Impor dan Ekspor Migas',
  kd_ga: '020',
  fl_rakor: true,
  fl_pnbp: false,
  sla_hari: 10,
  distribusi: true,
  khusus: false,
});
