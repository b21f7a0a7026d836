import { izinPerusahaan } from '../bersama/izin';

export const PERTEK = izinPerusahaan(
  {
    kd_rekom: '07',
    jnsLayanan: 'PERTEK',
    nama: 'Pertimbangan Teknis Impor',
    kd_ga: '019',
    fl_rakor: false,
    fl_pnbp: false,
    sla_hari: 5,
    distribusi: true,
    khusus: false,
  },
  { kd_dokumen: 'D10', nama: 'Kontrak dengan pemasok', wajib: true, komoditas: ['016'] },
  { kd_dokumen: 'D11', nama: 'Sertifikat pabrik (mill certificate)', wajib: true, komoditas: ['016'] },
);
