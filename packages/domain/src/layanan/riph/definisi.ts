import { izinPerusahaan } from '../bersama/izin';

export const RIPH = izinPerusahaan(
  {
    kd_rekom: '04',
    jnsLayanan: 'RIPH',
    nama: 'Rekomendasi Impor Produk Hortikultura',
    kd_ga: '018',
    fl_rakor: false,
    fl_pnbp: false,
    sla_hari: 5,
    distribusi: true,
    khusus: true,
  },
  { kd_dokumen: 'D06', nama: 'Sertifikat GAP', wajib: true },
  { kd_dokumen: 'D07', nama: 'Sertifikat GHP', wajib: true },
  { kd_dokumen: 'D08', nama: 'Surat kapasitas eksportir', wajib: true },
  { kd_dokumen: 'D09', nama: 'Realisasi RIPH sebelumnya', wajib: false },
);
