import { kelompok } from '../bentuk';

export default kelompok({
  kode: '019',
  uraian: 'Kondensat',
  kdGa: '020',
  jenis: 'NK',
  layanan: ['06'],
  wajib: ['03', '08'],
  salahSatu02Atau04: false,
  satuan: ['BLL', 'TNE'],
  opsi: {
    '03': ['Kilang', 'Petrokimia'],
  },
  contohHs: ['27090020'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
