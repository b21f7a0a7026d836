import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0110',
  uraian: 'LNG',
  kdGa: '020',
  jenis: 'NK',
  layanan: ['06'],
  wajib: ['03', '08'],
  salahSatu02Atau04: false,
  satuan: ['TNE', 'MTQ'],
  opsi: {
    '03': ['Pembangkit', 'Industri'],
  },
  contohHs: ['27111100'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
