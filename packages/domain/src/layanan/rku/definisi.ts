import { izinPerusahaan } from '../bersama/izin';

export const RKU = izinPerusahaan({
  kd_rekom: '02',
  jnsLayanan: 'RKU',
  nama: 'Rencana Kebutuhan Umum',
  kd_ga: '090',
  fl_rakor: true,
  fl_pnbp: false,
  sla_hari: 20,
  distribusi: true,
  khusus: false,
});
