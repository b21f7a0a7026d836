import { izinPerusahaan } from '../bersama/izin';

export const RKI = izinPerusahaan({
  kd_rekom: '01',
  jnsLayanan: 'RKI',
  nama: 'Rencana Kebutuhan Industri',
  kd_ga: '019',
  fl_rakor: true,
  fl_pnbp: false,
  sla_hari: 20,
  distribusi: false,
  khusus: false,
});
