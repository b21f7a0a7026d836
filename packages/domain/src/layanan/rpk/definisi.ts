import { izinPerusahaan } from '../bersama/izin';

export const RPK = izinPerusahaan(
  {
    kd_rekom: '05',
    jnsLayanan: 'RPK',
    nama: 'Rekomendasi Pemasukan Karkas, Daging, Jeroan dan Olahannya',
    kd_ga: '018',
    fl_rakor: true,
    fl_pnbp: true,
    sla_hari: 5,
    distribusi: true,
    khusus: true,
  },
  { kd_dokumen: 'D12', nama: 'Persetujuan unit usaha', wajib: true },
  { kd_dokumen: 'D13', nama: 'Sertifikat halal', wajib: true },
  { kd_dokumen: 'D14', nama: 'Bukti ruang pendingin', wajib: true },
);
