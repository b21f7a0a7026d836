import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0121',
  uraian: 'Jagung',
  kdGa: '018',
  jenis: 'NK',
  layanan: ['01', '02', '08'],
  wajib: ['02', '03', '08'],
  salahSatu02Atau04: false,
  satuan: ['TNE'],
  opsi: {
    '02': ['Jagung pakan', 'Jagung pangan'],
    '03': ['Pakan', 'Industri pati'],
  },
  contohHs: ['10059099'],
  koordinator: 'PANGAN',
  nonaktifMulai: null,
});
