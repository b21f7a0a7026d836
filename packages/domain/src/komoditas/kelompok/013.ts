import { kelompok } from '../bentuk';

export default kelompok({
  kode: '013',
  uraian: 'Hasil perikanan',
  kdGa: '032',
  jenis: 'NK',
  layanan: ['01', '03'],
  wajib: ['02', '03', '04', '06', '08'],
  salahSatu02Atau04: false,
  satuan: ['TNE', 'KGM', 'C62'],
  opsi: {
    '02': ['Ikan', 'Udang', 'Moluska', 'Umpan', 'Calon induk/benih'],
    '03': ['Bahan baku industri', 'Hotel/restoran', 'Umpan', 'Pemindangan', 'Budi daya'],
    '04': ['Beku', 'Segar', 'Hidup', 'Olahan'],
    '06': ['Katsuwonus pelamis', 'Salmo salar'],
  },
  contohHs: ['03034300', '03031300', '03035420', '03061729'],
  koordinator: 'PANGAN',
  nonaktifMulai: null,
});
