import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0133',
  uraian: 'Sakarin dan siklamat',
  kdGa: '019',
  jenis: 'PERTEK',
  layanan: ['07'],
  wajib: ['04', '07', '08'],
  salahSatu02Atau04: false,
  satuan: ['KGM', 'TNE'],
  opsi: {
    '04': ['Sakarin', 'Siklamat'],
    '07': ['Mutu pangan', 'Mutu farmasi', 'Mutu teknis'],
  },
  contohHs: ['29251100', '29299010'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
