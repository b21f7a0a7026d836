import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0136',
  uraian: 'Kedelai',
  kdGa: '018',
  jenis: 'cadangan',
  layanan: ['02'],
  wajib: ['03', '04', '08'],
  salahSatu02Atau04: false,
  satuan: ['TNE'],
  opsi: {
    '03': ['Tahu/tempe', 'Pakan'],
    '04': ['Kedelai kuning', 'Kedelai hitam', 'Kedelai lainnya'],
  },
  contohHs: ['12019000'],
  koordinator: 'PANGAN',
  nonaktifMulai: null,
});
