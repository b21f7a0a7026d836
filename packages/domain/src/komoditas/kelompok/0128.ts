import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0128',
  uraian: 'TPT motif batik',
  kdGa: '019',
  jenis: 'NK/PERTEK',
  layanan: ['01', '07'],
  wajib: ['04', '05', '08'],
  salahSatu02Atau04: false,
  satuan: ['KGM', 'MTR'],
  opsi: {
    '04': ['Kain', 'Pakaian jadi'],
    '05': ['Kapas', 'Poliester', 'Rayon', 'Sutra', 'Campuran'],
  },
  contohHs: ['52085190', '54075400'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
