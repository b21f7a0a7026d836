import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0125',
  uraian: 'Bahan baku alas kaki / alas kaki',
  kdGa: '019',
  jenis: 'NK/PERTEK',
  layanan: ['01', '07'],
  wajib: ['02', '04', '08'],
  salahSatu02Atau04: false,
  satuan: ['PR', 'KGM'],
  opsi: {
    '02': ['Sol', 'Bagian atas', 'Jadi'],
    '04': ['Karet atau plastik', 'Kulit', 'Tekstil', 'Bahan lain'],
  },
  contohHs: ['64041190', '64069099'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
