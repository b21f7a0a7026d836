import { kelompok } from '../bentuk';

export default kelompok({
  kode: '011',
  uraian: 'Beras',
  kdGa: '018',
  jenis: 'NK',
  layanan: ['02', '08'],
  wajib: ['02', '03', '04', '08'],
  salahSatu02Atau04: false,
  satuan: ['TNE', 'KGM'],
  opsi: {
    '02': ['Beras umum', 'Beras khusus'],
    '03': ['Konsumsi', 'Bahan baku industri', 'CBP'],
    '04': ['Ketan', 'Hom Mali', 'Basmati', 'Pecah', 'Setengah matang'],
  },
  contohHs: ['10063030', '10063040', '10063050', '10063099', '10064090'],
  koordinator: 'PANGAN',
  nonaktifMulai: null,
});
