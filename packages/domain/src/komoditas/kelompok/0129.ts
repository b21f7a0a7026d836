import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0129',
  uraian: 'Pakaian jadi dan aksesori',
  kdGa: '019',
  jenis: 'NK/PERTEK',
  layanan: ['01', '07'],
  wajib: ['02', '04', '08'],
  salahSatu02Atau04: false,
  satuan: ['H87'],
  opsi: {
    '02': ['Atasan', 'Bawahan', 'Aksesori'],
    '04': ['Rajutan atau kaitan', 'Bukan rajutan atau kaitan'],
  },
  contohHs: ['61091010', '62034290'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
