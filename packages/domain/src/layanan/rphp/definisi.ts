import { izinPerusahaan } from '../bersama/izin';

export const RPHP = izinPerusahaan(
  {
    kd_rekom: '03',
    jnsLayanan: 'RPHP',
    nama: 'Rekomendasi Pemasukan Hasil Perikanan',
    kd_ga: '032',
    fl_rakor: true,
    fl_pnbp: true,
    sla_hari: 5,
    distribusi: true,
    khusus: true,
  },
  { kd_dokumen: 'D05', nama: 'Sertifikat Kelayakan Pengolahan (SKP)', wajib: true },
);
